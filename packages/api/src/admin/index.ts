export { banAdmin, deleteAdmin, listAdmins, saveAdmin } from './admin.endpoints';
export { readAdmin } from './readAdmins';
export {
  useAdmins,
  useBanAdmin,
  useDeleteAdmin,
  useFoundAdmins,
  useOneAdmin,
  useSaveAdmin,
} from './useAdmins';
