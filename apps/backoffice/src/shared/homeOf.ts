import type { Role } from '@motorpark/domain';
import { paths } from '../paths';

/** Each role's dashboard. */
export const homeOf = (role: Role): string =>
  role === 'super_admin' ? paths.superAdmin.dashboard : paths.admin.dashboard;
