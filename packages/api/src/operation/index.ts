export { useOperation } from './useOperation';
export { useFoundOperations, useNewestOperations } from './useOperations';
export { useSummary } from './useSummary';
