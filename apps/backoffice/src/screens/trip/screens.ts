import { AssignIcon, TripIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { lazyScreen } from '../../shared/lazyScreen';
import { tripDirectionTitle } from './titles';

const menu = { label: 'Trips', icon: TripIcon };

type Area = typeof paths.admin | typeof paths.superAdmin;

const TripFormScreen = lazyScreen('TripFormScreen', () => import('./TripFormScreen'));

const form = (area: Area): AreaScreen => ({
  path: area.editTrip,
  needs: 'trip.plan',
  breadcrumb: (query) => ['Trips', query.has('id') ? 'Edit Trip' : 'Create Trips'],
  action: 'Plan a trip',
  Screen: TripFormScreen,
});

export const TRIP_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.admin.trips,
    needs: 'trip.see',
    breadcrumb: (query) => ['Trips', tripDirectionTitle(query)],
    menu: { ...menu, heading: 'BOOKINGS' },
    Screen: lazyScreen('StaffTripListScreen', () => import('./TripListScreen')),
  },
  form(paths.admin),
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
    menu: { label: 'Buses and Drivers', icon: AssignIcon },
    Screen: lazyScreen('AssignScreen', () => import('./assign/AssignScreen')),
  },
  form(paths.superAdmin),
];
