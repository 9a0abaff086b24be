import { paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { fetched } from '../../shared/fetched';

/** Sales that the server has not answered, and those that it refused later. */
export const OUTBOX_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.admin.unsent,
    breadcrumb: ['Still sending'],
    Screen: fetched('StillSendingScreen', () => import('./StillSendingScreen')),
  },
  {
    path: paths.admin.unsentSlip,
    breadcrumb: ['Still sending', 'Slip'],
    Screen: fetched('SlipScreen', () => import('./SlipScreen')),
  },
];
