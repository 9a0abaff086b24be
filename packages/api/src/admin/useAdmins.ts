import { ADMIN_LIST } from '@motorpark/contract';
import type { Admin } from '@motorpark/domain';
import { useMay } from '../backend/useMay';
import type { ListRecords } from '../rows/officeRecords';
import { useWrite } from '../rows/useWrite';
import { adminSource, banAdmin, deleteAdmin } from './admin.endpoints';

/** The admins, by name (docs/lists.md). */
export const ADMINS = {
  many: 'admins',
  source: { ...adminSource, columns: ADMIN_LIST },
  remove: deleteAdmin,
} as const satisfies ListRecords<Admin>;

interface Ban {
  id: string;
  isBanned: boolean;
}

/** Returns a function that bans and unbans; undefined if the server has no call for it. The list changes locally. */
export function useBanAdmin() {
  const canBan = useMay()('admin.ban');
  const { write } = useWrite('admins', ({ id, isBanned }: Ban) => banAdmin(id, isBanned));
  return canBan ? write : undefined;
}
