export { readTerminal } from './terminal.endpoints';
export { deleteTerminal, listTerminals, saveTerminal } from './terminal.endpoints';
export { useDeleteTerminal, useFoundTerminals, useOneTerminal, useSaveTerminal } from './useTerminals';
export { useTerminalChoices } from './useTerminalChoices';
