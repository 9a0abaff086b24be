import {
  AdminIcon,
  DashboardIcon,
  DriverIcon,
  ExpenseIcon,
  HistoryIcon,
  RouteIcon,
  TerminalIcon,
  TicketIcon,
  TripIcon,
  VehicleIcon,
  WaybillIcon,
} from '../../controls';
import type { NavSection } from './Navigation';

/** Returns the menu of terminal staff with `current` as its current place. */
export function staffNavigation(current: string): NavSection[] {
  const at = placeUnder('#/admin', current);
  return [
    { items: [at('Dashboard', 'dashboard', DashboardIcon)] },
    {
      heading: 'BOOKINGS',
      items: [
        at('Trips', 'trips', TripIcon),
        at('Tickets', 'tickets', TicketIcon),
        at('Waybill', 'waybill', WaybillIcon),
      ],
    },
    {
      heading: 'FINANCE',
      items: [
        at('Expenses', 'expenses', ExpenseIcon),
        at('Operation History', 'operation-history', HistoryIcon),
      ],
    },
  ];
}

/** Returns the menu of a super admin with `current` as its current place. */
export function superAdminNavigation(current: string): NavSection[] {
  const at = placeUnder('#/super-admin', current);
  return [
    {
      items: [
        at('Dashboard', 'dashboard', DashboardIcon),
        at('Admin', 'admin', AdminIcon),
        at('Trips', 'trips', TripIcon),
        at('Terminals', 'terminal', TerminalIcon),
        at('Drivers', 'drivers', DriverIcon),
        at('Vehicles', 'vehicles', VehicleIcon),
        at('Routes', 'routes', RouteIcon),
        at('Operation History', 'operation-history', HistoryIcon),
      ],
    },
  ];
}

function placeUnder(prefix: string, current: string) {
  return (label: string, path: string, icon: typeof TripIcon) => ({
    label,
    href: `${prefix}/${path}`,
    icon,
    isCurrent: label === current,
  });
}
