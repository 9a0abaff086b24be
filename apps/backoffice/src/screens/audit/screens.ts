import { ActivityIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { fetched } from '../../shared/fetched';

/** Who did what to whom, for super admins on a server that keeps it. */
export const AUDIT_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.superAdmin.activity,
    breadcrumb: ['Activity'],
    menu: { label: 'Activity', icon: ActivityIcon, needs: 'activity.see' },
    Screen: fetched('AuditScreen', () => import('./AuditScreen')),
  },
];
