export { readCompany } from './company.endpoints';
export { useCompany, useSaveCompany, useSaveCompanyImage } from './useCompany';
