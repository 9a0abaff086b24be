export { banAdmin, deleteAdmin, listAdmins, saveAdmin } from './admin.endpoints';
export { readAdmin } from './readAdmins';
export { useAdmins, useBanAdmin, useDeleteAdmin, useFoundAdmins, useSaveAdmin } from './useAdmins';
