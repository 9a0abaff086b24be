import type { RolePayload } from '@motorpark/contract';
import type { Admin } from '@motorpark/domain';
import { useCallback } from 'react';
import { useChangeRows } from '../rows/useChangeRows';
import { giveRole } from './admin.endpoints';

/** Returns a function that gives an admin a role. The list changes locally. */
export function useGiveRole() {
  const changeRows = useChangeRows<Admin>('admins');
  return useCallback(
    async (id: string, payload: RolePayload) => {
      const changed = await giveRole(id, payload);
      void changeRows((rows) => rows.map((row) => (row.id === id ? changed : row)));
    },
    [changeRows],
  );
}
