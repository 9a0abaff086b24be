export { useFoundShifts, useMyShift, useShift } from './useShifts';
export { useTill } from './useTill';
