import { paths } from '../../paths';
import type { AreaScreen } from '../../shell/areaScreen';
import { fetched } from '../../shell/fetched';
import { tripDirectionTitle } from './messages';

/** The form that makes a trip, or changes the one that the link names. */
const form = (path: string): AreaScreen => ({
  path,
  breadcrumb: (query) => ['Trips', query.has('id') ? 'Edit Trip' : 'Create Trips'],
  Screen: fetched('TripFormScreen', () => import('./TripFormScreen')),
});

/** The trips of a terminal. */
export const STAFF_TRIP_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.admin.trips,
    breadcrumb: (query) => ['Trips', tripDirectionTitle(query)],
    Screen: fetched('StaffTripListScreen', () => import('./StaffTripListScreen')),
  },
  form(paths.admin.editTrip),
];

/** The trips of the company. */
export const OFFICE_TRIP_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.superAdmin.trips,
    breadcrumb: ['Dashboard', 'Trips'],
    Screen: fetched('OfficeTripListScreen', () => import('./OfficeTripListScreen')),
  },
  form(paths.superAdmin.editTrip),
];
