export { useDisruption } from './useDisruption';
export { useUnseated } from './useUnseated';
