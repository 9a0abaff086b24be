export { useDisruption } from './useDisruption';
export { useUnseated, type UnseatedQuery } from './useUnseated';
