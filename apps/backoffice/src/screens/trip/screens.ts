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
  action: 'Plan a trip',
  Screen: fetched('TripFormScreen', () => import('./TripFormScreen')),
});

/** Who of a trip is aboard; the link names the trip. */
const boarding = (who: Role, path: string): AreaScreen => ({
  path,
  who,
  breadcrumb: ['Trips', 'Boarding'],
  Screen: fetched('BoardingScreen', () => import('../departure/BoardingScreen')),
});

/** Who sits in a trip, to be printed for the driver; the link names the trip. */
const manifest = (who: Role, path: string): AreaScreen => ({
  path,
  who,
  breadcrumb: ['Trips', 'Manifest'],
  Screen: fetched('ManifestScreen', () => import('../departure/ManifestScreen')),
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
  boarding('admin', paths.admin.boarding),
  manifest('admin', paths.admin.manifest),
  {
    path: paths.superAdmin.trips,
    who: 'super_admin',
    breadcrumb: ['Dashboard', 'Trips'],
    menu,
    Screen: fetched('OfficeTripListScreen', () => import('./OfficeTripListScreen')),
  },
  form('super_admin', paths.superAdmin.editTrip),
  boarding('super_admin', paths.superAdmin.boarding),
  manifest('super_admin', paths.superAdmin.manifest),
];
