import type { RolePayload } from '@motorpark/contract';
import type { Admin } from '@motorpark/domain';
import { useCallback } from 'react';
import { useChangeRows } from '../rows/useChangeRows';
import { giveRole } from './admin.endpoints';

/** Returns a function that gives an admin a role. The list changes locally. */
export function useGiveRole() {
  const changeRows = useChangeRows<Admin>('admins');
  return useCallback(
    async (admin: Pick<Admin, 'id' | 'version'>, payload: RolePayload) => {
      const changed = await giveRole(admin, payload);
      void changeRows((rows) => rows.map((row) => (row.id === admin.id ? changed : row)));
    },
    [changeRows],
  );
}
