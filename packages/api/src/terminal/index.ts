export { readTerminal } from './terminal.endpoints';
export { deleteTerminal, listTerminals, saveTerminal } from './terminal.endpoints';
export { useDeleteTerminal, useFoundTerminals, useSaveTerminal, useTerminals } from './useTerminals';
