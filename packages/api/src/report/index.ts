export { useReport } from './useReport';
