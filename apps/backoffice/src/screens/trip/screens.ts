import { paths } from '../../paths';
import { type AreaScreen, fetched } from '../../shell/areaScreen';
import { tripDirectionTitle } from './messages';

/** The trips of a terminal (specification section 2.14). */
export const STAFF_TRIP_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.admin.trips,
    breadcrumb: (query) => ['Trips', tripDirectionTitle(query)],
    Screen: fetched('StaffTripListScreen', () => import('./StaffTripListScreen')),
  },
];

/** The trips of the company (specification section 2.13). */
export const OFFICE_TRIP_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.superAdmin.trips,
    breadcrumb: ['Trips'],
    Screen: fetched('OfficeTripListScreen', () => import('./OfficeTripListScreen')),
  },
];
