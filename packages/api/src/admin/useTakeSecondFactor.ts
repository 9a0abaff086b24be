import { secondFactorExtensions } from '@motorpark/contract';
import type { Admin } from '@motorpark/domain';
import { request } from '../backend/connection';
import { useChangeRows } from '../rows/useChangeRows';
import { useWrite } from '../rows/useWrite';

/** Returns a function that removes an admin's second factor. The list changes locally. */
export function useTakeSecondFactor() {
  const changeRows = useChangeRows<Admin>('admins');
  return useWrite('admins', (id: string) => request(secondFactorExtensions.takeSecondFactor, { id }), {
    onDone: ({ hasSecondFactor, version }, id) =>
      void changeRows((rows) =>
        rows.map((row) => (row.id === id ? { ...row, hasSecondFactor, version } : row)),
      ),
  }).write;
}
