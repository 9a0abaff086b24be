import { paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { fetched } from '../../shared/fetched';

/** The screens of sales that are not sent yet, and of those that the server refused later. */
export const STILL_SENDING_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.admin.unsent,
    needs: 'sale.discard',
    breadcrumb: ['Still sending'],
    Screen: fetched('StillSendingScreen', () => import('./StillSendingScreen')),
  },
  {
    path: paths.admin.unsentSlip,
    needs: 'sale.discard',
    breadcrumb: ['Still sending', 'Slip'],
    Screen: fetched('SlipScreen', () => import('./SlipScreen')),
  },
];
