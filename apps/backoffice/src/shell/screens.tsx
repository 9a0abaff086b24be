import type { Role } from '@motorpark/domain';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { paths } from '../paths';

/** One screen of a role's area. */
export interface AreaScreen {
  path: string;
  /** From the area's name down to the screen's: `Tickets`, `Book Tickets`. */
  breadcrumb: readonly string[];
  Screen: ComponentType | LazyExoticComponent<ComponentType>;
}

/** A screen's code is fetched when it is first opened. */
const TicketListScreen = lazy(async () => ({
  default: (await import('../screens/ticket/TicketListScreen')).TicketListScreen,
}));
const BookTicketScreen = lazy(async () => ({
  default: (await import('../screens/ticket/BookTicketScreen')).BookTicketScreen,
}));
const TicketOverviewScreen = lazy(async () => ({
  default: (await import('../screens/ticket/TicketOverviewScreen')).TicketOverviewScreen,
}));
const StaffDashboardScreen = lazy(async () => ({
  default: (await import('../screens/operation/StaffDashboardScreen')).StaffDashboardScreen,
}));
const SuperAdminDashboardScreen = lazy(async () => ({
  default: (await import('../screens/operation/SuperAdminDashboardScreen')).SuperAdminDashboardScreen,
}));
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
    later(paths.superAdmin.admins, 'Admin'),
    later(paths.superAdmin.trips, 'Trips'),
    later(paths.superAdmin.terminals, 'Terminals'),
    later(paths.superAdmin.drivers, 'Drivers'),
    later(paths.superAdmin.vehicles, 'Vehicles'),
    later(paths.superAdmin.routes, 'Routes'),
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
    later(paths.admin.trips, 'Trips'),
    later(paths.admin.waybills, 'Waybill'),
    later(paths.admin.expenses, 'Expenses'),
    later(paths.admin.operations, 'Operation History'),
  ],
};
