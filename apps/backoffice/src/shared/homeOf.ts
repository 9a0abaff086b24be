import type { Role } from '@motorpark/domain';
import { firstPaths } from '../firstPaths';

/** Returns the path of a role's dashboard. */
export const homeOf = (role: Role): string =>
  role === 'super_admin' ? firstPaths.superAdmin.dashboard : firstPaths.admin.dashboard;
