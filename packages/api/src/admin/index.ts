export { readAdmin } from './readAdmins';
export { logOutAdmin } from './admin.endpoints';
export { useAdminChoices } from './useAdminChoices';
export { useBanAdmin, useDeleteAdmin, useFoundAdmins, useOneAdmin } from './useAdmins';
export { useSaveAdmin } from './useSaveAdmin';
export { useTakeSecondFactor } from './useTakeSecondFactor';
