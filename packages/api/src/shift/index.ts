export { useShiftDifferences } from './useDifferences';
export { useFoundDiscardedSales } from './useDiscardedSales';
export { useLooseCash } from './useLooseCash';
export { useBanking } from './useBanking';
export {
  useAwaitedDrops,
  useBankDrop,
  useDepositCash,
  useFoundDrops,
  useReceiveDrop,
  useTakeBackDeposit,
} from './useDrops';
export { useOpenTill } from './useOpenTill';
export { useDrawers } from './useDrawers';
export { useFoundShifts, useLastShift, useMyShift, useShift } from './useShifts';
export { useShiftOffice, useTakeOver, useTill } from './useTill';
