export { formRules, useFormRules } from './formRules';
export { refreshBackend, useCompanyName, useIsCoreServer } from './useBackend';
export { type May, useMay } from './useMay';
