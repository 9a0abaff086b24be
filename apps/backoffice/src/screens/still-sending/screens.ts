import { paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { lazyScreen } from '../../shared/lazyScreen';

/** The screens of sales that are not sent yet, and of those that the server refused later. */
export const STILL_SENDING_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.admin.unsent,
    needs: 'sale.discard',
    breadcrumb: ['Still sending'],
    Screen: lazyScreen('StillSendingScreen', () => import('./StillSendingScreen')),
  },
  {
    path: paths.admin.unsentSlip,
    needs: 'sale.discard',
    breadcrumb: ['Still sending', 'Slip'],
    Screen: lazyScreen('SlipScreen', () => import('./SlipScreen')),
  },
];
