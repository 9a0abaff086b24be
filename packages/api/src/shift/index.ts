export { useShiftDifferences } from './useDifferences';
export { useFoundDiscardedSales } from './useDiscardedSales';
export { useBanking } from './useBanking';
export { useAwaitedDrops, useBankDrop, useDepositCash, useFoundDrops } from './useDrops';
export { useDrawers, useTakeOver } from './useDrawers';
export { useShiftOffice } from './useShiftOffice';
export { useFoundShifts, useMyShift, useShift } from './useShifts';
export { useTill } from './useTill';
