import type { Role } from '@motorpark/domain';
import { lazy } from 'react';
import { paths } from '../paths';
import { tripDirectionTitle } from '../screens/trip/messages';
import { type AreaScreen, fetched } from './areaScreen';
import { OFFICE_SCREENS } from './officeScreens';

/** A screen's code is fetched when it is first opened. */
const TicketListScreen = fetched('TicketListScreen', () => import('../screens/ticket/TicketListScreen'));
const BookTicketScreen = fetched('BookTicketScreen', () => import('../screens/ticket/BookTicketScreen'));
const TicketOverviewScreen = fetched(
  'TicketOverviewScreen',
  () => import('../screens/ticket/TicketOverviewScreen'),
);
const StaffDashboardScreen = fetched(
  'StaffDashboardScreen',
  () => import('../screens/operation/StaffDashboardScreen'),
);
const SuperAdminDashboardScreen = fetched(
  'SuperAdminDashboardScreen',
  () => import('../screens/operation/SuperAdminDashboardScreen'),
);
const StaffTripListScreen = fetched(
  'StaffTripListScreen',
  () => import('../screens/trip/StaffTripListScreen'),
);
const UnavailableScreen = lazy(async () => ({
  default: (await import('./UnavailableScreen')).UnavailableScreen,
}));

const later = (path: string, title: string): AreaScreen => ({
  path,
  breadcrumb: [title],
  Screen: () => <UnavailableScreen title={title} />,
});

/** Everything that each role can open (specification sections 2.2 and 2.3). */
export const AREA_SCREENS: Record<Role, readonly AreaScreen[]> = {
  super_admin: [
    { path: paths.superAdmin.dashboard, breadcrumb: ['Dashboard'], Screen: SuperAdminDashboardScreen },
    ...OFFICE_SCREENS,
    later(paths.superAdmin.operations, 'Operation History'),
  ],
  admin: [
    { path: paths.admin.dashboard, breadcrumb: ['Dashboard'], Screen: StaffDashboardScreen },
    { path: paths.admin.tickets, breadcrumb: ['Tickets', 'Ticket History'], Screen: TicketListScreen },
    { path: paths.admin.bookTicket, breadcrumb: ['Tickets', 'Book Tickets'], Screen: BookTicketScreen },
    {
      path: paths.admin.ticketOverview,
      breadcrumb: ['Tickets', 'Tickets Overview'],
      Screen: TicketOverviewScreen,
    },
    {
      path: paths.admin.trips,
      breadcrumb: (query) => ['Trips', tripDirectionTitle(query)],
      Screen: StaffTripListScreen,
    },
    later(paths.admin.waybills, 'Waybill'),
    later(paths.admin.expenses, 'Expenses'),
    later(paths.admin.operations, 'Operation History'),
  ],
};
