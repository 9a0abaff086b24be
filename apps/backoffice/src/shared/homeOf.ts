import type { Role } from '@motorpark/domain';
import { firstPaths } from '../firstPaths';

/** Each role's dashboard. */
export const homeOf = (role: Role): string =>
  role === 'super_admin' ? firstPaths.superAdmin.dashboard : firstPaths.admin.dashboard;
