export type { PrintNumber, PrintOrder } from './numberPrint';
export { useNumberPrint } from './useNumberPrint';
export { setStatus, useStatusChange, type StatusOrder } from './useStatusChange';
