export { readTerminal } from './terminal.endpoints';
export { deleteTerminal, listTerminals, saveTerminal } from './terminal.endpoints';
export {
  useDeleteTerminal,
  useFoundTerminals,
  useOneTerminal,
  useSaveTerminal,
  useTerminals,
} from './useTerminals';
