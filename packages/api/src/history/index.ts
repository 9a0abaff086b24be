export { readHistory } from './readHistory';
export type { PrintNumber, PrintOrder } from './numberPrint';
export { useNumberPrint } from './useNumberPrint';
export { readVoiding } from './readVoiding';
export { setStatus, useStatusChange, type StatusOrder } from './useStatusChange';
