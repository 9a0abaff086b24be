export { useOperation } from './useOperation';
export { useFoundOperations, useNewestOperations } from './useOperations';
export { useLedgerSource } from './useLedger';
export { useSummary } from './useSummary';
