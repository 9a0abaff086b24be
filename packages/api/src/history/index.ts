export { readHistory } from './readHistory';
export { setStatus, useStatusChange, type StatusOrder } from './useStatusChange';
