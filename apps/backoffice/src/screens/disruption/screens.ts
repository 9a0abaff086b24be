import { paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { lazyScreen } from '../../shared/lazyScreen';

const Disruption = lazyScreen('DisruptionScreen', () => import('./DisruptionScreen'));
const Unseated = lazyScreen('UnseatedScreen', () => import('./UnseatedScreen'));
const Sheet = lazyScreen('UnseatedSheetScreen', () => import('./UnseatedSheetScreen'));

/** The screens: path, right, breadcrumb after "Trips", and screen. */
const SCREENS = [
  ['disruption', 'trip.disrupt', ['Disruption'], Disruption],
  ['unseated', 'unseated.seat', ['Without a seat'], Unseated],
  ['unseatedSheet', 'unseated.seat', ['Without a seat', 'Print'], Sheet],
] as const;

/** The screens of a disrupted trip, and of the passengers whom it left without a seat; they belong to the menu entry of the trips. */
export const DISRUPTION_SCREENS: readonly AreaScreen[] = [paths.admin, paths.superAdmin].flatMap((area) =>
  SCREENS.map(([path, needs, behind, Screen]) => ({
    path: area[path],
    needs,
    breadcrumb: ['Trips', ...behind],
    Screen,
  })),
);
