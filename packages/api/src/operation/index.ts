export { listOperations, loadOperation, loadSummary } from './operation.endpoints';
export type { OperationPage as OperationRows } from './readOperation';
export { useOperation } from './useOperation';
export { useOperations, type OperationOptions } from './useOperations';
export { useSummary } from './useSummary';
