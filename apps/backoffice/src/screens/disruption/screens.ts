import { paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { fetched } from '../../shared/fetched';

type Area = typeof paths.admin | typeof paths.superAdmin;

const DisruptionScreen = fetched('DisruptionScreen', () => import('./DisruptionScreen'));
const UnseatedScreen = fetched('UnseatedScreen', () => import('./UnseatedScreen'));
const UnseatedSheetScreen = fetched('UnseatedSheetScreen', () => import('./UnseatedSheetScreen'));

const disruptionScreens = (area: Area): AreaScreen[] => [
  {
    path: area.disruption,
    breadcrumb: ['Trips', 'Disruption'],
    needs: 'trip.disrupt',
    Screen: DisruptionScreen,
  },
  {
    path: area.unseated,
    breadcrumb: ['Trips', 'Without a seat'],
    needs: 'unseated.seat',
    Screen: UnseatedScreen,
  },
  {
    path: area.unseatedSheet,
    breadcrumb: ['Trips', 'Without a seat', 'Print'],
    needs: 'unseated.seat',
    Screen: UnseatedSheetScreen,
  },
];

/** The screens of a disrupted trip, and of the passengers whom it left without a seat; they belong to the menu entry of the trips. */
export const DISRUPTION_SCREENS: readonly AreaScreen[] = [
  ...disruptionScreens(paths.admin),
  ...disruptionScreens(paths.superAdmin),
];
