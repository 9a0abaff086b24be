export { readHistory } from './readHistory';
export { readVoiding } from './readVoiding';
export { setStatus, useStatusChange, type StatusOrder } from './useStatusChange';
