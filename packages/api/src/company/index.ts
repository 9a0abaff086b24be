export { readCompany } from './company.endpoints';
export { lockMinutes } from './lockMinutes';
export { useCompany, useSaveCompany, useSaveCompanyImage, useSetUp } from './useCompany';
