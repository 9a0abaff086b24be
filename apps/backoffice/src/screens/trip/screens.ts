import { TripIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { lazyScreen } from '../../shared/lazyScreen';
import { tripDirectionTitle } from './titles';

const menu = { label: 'Trips', icon: TripIcon };

type Area = typeof paths.admin | typeof paths.superAdmin;

const TripFormScreen = lazyScreen('TripFormScreen', () => import('./TripFormScreen'));

/** The screens of one trip, which the URL names: path, breadcrumb after "Trips", and screen. */
const ONE_TRIP_SCREENS = [
  ['boarding', ['Boarding'], lazyScreen('BoardingScreen', () => import('./boarding/BoardingScreen'))],
  ['manifest', ['Manifest'], lazyScreen('ManifestScreen', () => import('./manifest/ManifestScreen'))],
  ['parcels', ['Parcels'], lazyScreen('ParcelsScreen', () => import('./parcels/ParcelsScreen'))],
] as const;

const formAndMore = (area: Area): AreaScreen[] => [
  {
    path: area.editTrip,
    needs: 'trip.plan',
    breadcrumb: (query) => ['Trips', query.has('id') ? 'Edit Trip' : 'Create Trips'],
    action: 'Plan a trip',
    Screen: TripFormScreen,
  },
  ...ONE_TRIP_SCREENS.map(([path, behind, Screen]) => ({
    path: area[path],
    needs: 'trip.see' as const,
    breadcrumb: ['Trips', ...behind],
    Screen,
  })),
];

export const TRIP_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.admin.trips,
    needs: 'trip.see',
    breadcrumb: (query) => ['Trips', tripDirectionTitle(query)],
    menu: { ...menu, heading: 'BOOKINGS' },
    Screen: lazyScreen('StaffTripListScreen', () => import('./TripListScreen')),
  },
  ...formAndMore(paths.admin),
  {
    path: paths.superAdmin.trips,
    needs: 'trip.see',
    breadcrumb: ['Dashboard', 'Trips'],
    menu: { ...menu },
    Screen: lazyScreen('OfficeTripListScreen', () => import('./TripListScreen')),
  },
  {
    path: paths.superAdmin.assignTrips,
    needs: 'trip.edit',
    breadcrumb: ['Trips', 'Buses and Drivers'],
    Screen: lazyScreen('AssignScreen', () => import('./assign/AssignScreen')),
  },
  ...formAndMore(paths.superAdmin),
];
