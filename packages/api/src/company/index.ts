export { readCompany } from './company.endpoints';
export { useCompany, useSaveCompany } from './useCompany';
