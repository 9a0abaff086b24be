export { readTerminal } from './terminal.endpoints';
export { useDeleteTerminal, useFoundTerminals, useOneTerminal, useSaveTerminal } from './useTerminals';
export { useTerminalChoices } from './useTerminalChoices';
