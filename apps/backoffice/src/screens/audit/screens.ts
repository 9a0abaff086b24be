import { paths } from '../../paths';
import type { AreaScreen } from '../../shell/areaScreen';
import { fetched } from '../../shell/fetched';

/** Who did what to whom, for super admins on a server that keeps it. */
export const AUDIT_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.superAdmin.activity,
    breadcrumb: ['Activity'],
    Screen: fetched('AuditScreen', () => import('./AuditScreen')),
  },
];
