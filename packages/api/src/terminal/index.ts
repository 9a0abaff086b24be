export { listTerminals } from './terminal.endpoints';
export { useTerminals } from './useTerminals';
