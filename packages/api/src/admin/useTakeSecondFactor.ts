import { secondFactorExtensions } from '@motorpark/contract';
import type { Admin } from '@motorpark/domain';
import { useCallback } from 'react';
import { request } from '../backend/connection';
import { useChangeRows } from '../rows/useChangeRows';
import { recordIn } from '../reading';
import { readAdmin } from './readAdmins';

/** Returns a function that removes an admin's second factor. The list changes locally. */
export function useTakeSecondFactor() {
  const changeRows = useChangeRows<Admin>('admins');
  return useCallback(
    async (id: string) => {
      const answer = await request(secondFactorExtensions.takeSecondFactor, { id });
      const { hasSecondFactor, version } = readAdmin(recordIn(answer), 0);
      void changeRows((rows) =>
        rows.map((row) => (row.id === id ? { ...row, hasSecondFactor, version } : row)),
      );
    },
    [changeRows],
  );
}
