import type { Capability } from '@motorpark/api';
import type { Role } from '@motorpark/domain';
import {
  ActivityIcon,
  AdminIcon,
  CompanyIcon,
  DashboardIcon,
  DriverIcon,
  ExpenseIcon,
  HistoryIcon,
  type Icon,
  RouteIcon,
  TerminalIcon,
  TicketIcon,
  TripIcon,
  VehicleIcon,
  WaybillIcon,
} from '@motorpark/ui';
import { paths } from '../paths';

interface Destination {
  label: string;
  path: string;
  icon: Icon;
  /** Other paths under which its screens lie. */
  alsoAt?: readonly string[];
  /** The capability without which it is left out: on a core server there is nothing to show. */
  needs?: Capability;
}

interface Section {
  heading?: string;
  items: readonly Destination[];
}

/** The two sidebars (docs/app.md), with what the extensions add. */
export const NAVIGATION: Record<Role, readonly Section[]> = {
  super_admin: [
    {
      items: [
        { label: 'Dashboard', path: paths.superAdmin.dashboard, icon: DashboardIcon },
        { label: 'Admin', path: paths.superAdmin.admins, icon: AdminIcon },
        { label: 'Trips', path: paths.superAdmin.trips, icon: TripIcon },
        { label: 'Terminals', path: paths.superAdmin.terminals, icon: TerminalIcon },
        { label: 'Drivers', path: paths.superAdmin.drivers, icon: DriverIcon },
        { label: 'Vehicles', path: paths.superAdmin.vehicles, icon: VehicleIcon },
        { label: 'Routes', path: paths.superAdmin.routes, icon: RouteIcon },
        { label: 'Expenses', path: paths.superAdmin.expenses, icon: ExpenseIcon, needs: 'expenses' },
        { label: 'Operation History', path: paths.superAdmin.operations, icon: HistoryIcon },
        { label: 'Activity', path: paths.superAdmin.activity, icon: ActivityIcon, needs: 'audit' },
        { label: 'Company', path: paths.superAdmin.company, icon: CompanyIcon, needs: 'company' },
      ],
    },
  ],
  admin: [
    { items: [{ label: 'Dashboard', path: paths.admin.dashboard, icon: DashboardIcon }] },
    {
      heading: 'BOOKINGS',
      items: [
        { label: 'Trips', path: paths.admin.trips, icon: TripIcon },
        {
          label: 'Tickets',
          path: paths.admin.tickets,
          icon: TicketIcon,
          alsoAt: [
            paths.admin.ticketsByDirection,
            paths.admin.ticketReceiptCustomer,
            paths.admin.ticketReceiptCompany,
          ],
        },
        {
          label: 'Waybill',
          path: paths.admin.waybills,
          icon: WaybillIcon,
          alsoAt: [paths.admin.editWaybill],
        },
      ],
    },
    {
      heading: 'FINANCE',
      items: [
        { label: 'Expenses', path: paths.admin.expenses, icon: ExpenseIcon },
        { label: 'Operation History', path: paths.admin.operations, icon: HistoryIcon },
      ],
    },
  ],
};

/** The destination that the menu calls so. */
export const destinationNamed = (role: Role, label: string): Destination | undefined =>
  NAVIGATION[role].flatMap(({ items }) => items).find((item) => item.label === label);

/** The destination that a path lies in: the one that says so, else the one with the longest path that it starts with. */
export function currentDestination(role: Role, path: string): Destination | undefined {
  const all = NAVIGATION[role].flatMap(({ items }) => items);
  const named = all.find(({ alsoAt }) => alsoAt?.includes(path));
  if (named) return named;
  const within = all.filter((item) => path === item.path || path.startsWith(`${item.path}/`));
  return within.toSorted((a, b) => b.path.length - a.path.length)[0];
}
