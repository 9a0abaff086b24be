import { paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { lazyScreen } from '../../shared/lazyScreen';

/** The screens of one trip, which the URL names: path, breadcrumb after "Trips", and screen. */
const SCREENS = [
  ['boarding', 'Boarding', lazyScreen('BoardingScreen', () => import('./boarding/BoardingScreen'))],
  ['manifest', 'Manifest', lazyScreen('ManifestScreen', () => import('./manifest/ManifestScreen'))],
  ['parcels', 'Parcels', lazyScreen('ParcelsScreen', () => import('./parcels/ParcelsScreen'))],
] as const;

export const DEPARTURE_SCREENS: readonly AreaScreen[] = [paths.admin, paths.superAdmin].flatMap((area) =>
  SCREENS.map(([path, name, Screen]) => ({
    path: area[path],
    needs: 'trip.see' as const,
    breadcrumb: ['Trips', name],
    Screen,
  })),
);
