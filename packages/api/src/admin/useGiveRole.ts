import type { RolePayload } from '@motorpark/contract';
import type { Admin } from '@motorpark/domain';
import { useChangeRows } from '../rows/useChangeRows';
import { useWrite } from '../rows/useWrite';
import { giveRole } from './admin.endpoints';

interface RoleOrder {
  admin: Pick<Admin, 'id' | 'version'>;
  payload: RolePayload;
}

/** Returns a function that gives an admin a role. The list changes locally. */
export function useGiveRole() {
  const changeRows = useChangeRows<Admin>('admins');
  return useWrite('admins', ({ admin, payload }: RoleOrder) => giveRole(admin, payload), {
    onDone: (changed) =>
      void changeRows((rows) => rows.map((row) => (row.id === changed.id ? changed : row))),
  }).write;
}
