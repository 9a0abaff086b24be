import { type Role, isBoundToTerminal } from '@motorpark/domain';
import { firstPaths } from '../firstPaths';

export const homeOf = (role: Role): string =>
  isBoundToTerminal(role) ? firstPaths.admin.dashboard : firstPaths.superAdmin.dashboard;
