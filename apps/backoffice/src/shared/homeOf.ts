import type { Role } from '@motorpark/domain';
import { firstPaths } from '../firstPaths';

export const homeOf = (role: Role): string =>
  role === 'super_admin' ? firstPaths.superAdmin.dashboard : firstPaths.admin.dashboard;
