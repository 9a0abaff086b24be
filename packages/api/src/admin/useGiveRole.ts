import type { RolePayload } from '@motorpark/contract';
import type { Admin } from '@motorpark/domain';
import { useWrite } from '../rows/useWrite';
import { giveRole } from './admin.endpoints';

interface RoleOrder {
  admin: Pick<Admin, 'id' | 'version'>;
  payload: RolePayload;
}

/** Returns a function that gives an admin a role. The list changes locally. */
export function useGiveRole() {
  return useWrite('admins', ({ admin, payload }: RoleOrder) => giveRole(admin, payload)).write;
}
