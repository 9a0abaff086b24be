export { readCompany } from './company.endpoints';
export { useCompany, useSaveCompany, useSaveCompanyImage, useSetUp } from './useCompany';
