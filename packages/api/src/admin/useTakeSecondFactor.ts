import { secondFactorExtensions } from '@motorpark/contract';
import type { Admin } from '@motorpark/domain';
import { useCallback } from 'react';
import { request } from '../backend/connection';
import { useChangeRows } from '../rows/useChangeRows';

/** Returns a function that removes an admin's second factor. The list changes locally. */
export function useTakeSecondFactor() {
  const changeRows = useChangeRows<Admin>('admins');
  return useCallback(
    async (id: string) => {
      const { hasSecondFactor, version } = await request(secondFactorExtensions.takeSecondFactor, { id });
      void changeRows((rows) =>
        rows.map((row) => (row.id === id ? { ...row, hasSecondFactor, version } : row)),
      );
    },
    [changeRows],
  );
}
