export { configureApi } from './connection';
export { formRules, useFormRules } from './formRules';
export { refreshBackend, useCompanyName, useIsCoreServer } from './useBackend';
export { checkConnection, loadMissing, useConnection, whenConnectionIsBack } from './useConnection';
export { useIsOffline } from './useIsOffline';
export { type May, useMay } from './useMay';
