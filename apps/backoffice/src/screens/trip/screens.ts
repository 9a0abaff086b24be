import type { Role } from '@motorpark/domain';
import { TripIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { fetched } from '../../shared/fetched';
import { tripDirectionTitle } from './titles';

const menu = { label: 'Trips', icon: TripIcon };

/** The form that makes a trip, or changes the one that the link names. */
const form = (who: Role, path: string): AreaScreen => ({
  path,
  who,
  breadcrumb: (query) => ['Trips', query.has('id') ? 'Edit Trip' : 'Create Trips'],
  Screen: fetched('TripFormScreen', () => import('./TripFormScreen')),
});

/** The trips of a terminal, and of the company. */
export const TRIP_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.admin.trips,
    who: 'admin',
    breadcrumb: (query) => ['Trips', tripDirectionTitle(query)],
    menu: { ...menu, heading: 'BOOKINGS' },
    Screen: fetched('StaffTripListScreen', () => import('./StaffTripListScreen')),
  },
  form('admin', paths.admin.editTrip),
  {
    path: paths.superAdmin.trips,
    who: 'super_admin',
    breadcrumb: ['Dashboard', 'Trips'],
    menu,
    Screen: fetched('OfficeTripListScreen', () => import('./OfficeTripListScreen')),
  },
  form('super_admin', paths.superAdmin.editTrip),
];
