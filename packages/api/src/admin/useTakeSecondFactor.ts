import { secondFactorExtensions } from '@motorpark/contract';
import { request } from '../backend/connection';
import { useWrite } from '../rows/useWrite';

/** Returns a function that removes an admin's second factor. The list changes locally. */
export function useTakeSecondFactor() {
  return useWrite('admins', (id: string) => request(secondFactorExtensions.takeSecondFactor, { id })).write;
}
