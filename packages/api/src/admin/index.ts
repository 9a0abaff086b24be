export { banAdmin, deleteAdmin, listAdmins, saveAdmin } from './admin.endpoints';
export { readAdmin, type AdminList } from './readAdmins';
export { useAdmins, useBanAdmin, useDeleteAdmin, useSaveAdmin } from './useAdmins';
