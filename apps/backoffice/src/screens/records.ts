import { AdminIcon, DriverIcon, RouteIcon, TerminalIcon, VehicleIcon } from '@motorpark/ui';
import { officePaths } from '../paths';
import { fetched } from '../shared/fetched';
import { recordScreens } from '../shared/record/recordScreens';

const Import = fetched('ImportScreen', () => import('./import/ImportScreen'));

/** The screens of admins. */
export const ADMIN_SCREENS = recordScreens({
  title: 'Admin',
  one: 'Admin',
  icon: AdminIcon,
  paths: officePaths.admin,
  List: fetched('AdminListScreen', () => import('./admin/AdminListScreen')),
  Form: fetched('AdminFormScreen', () => import('./admin/AdminFormScreen')),
  Import,
});

/** The screens of terminals. */
export const TERMINAL_SCREENS = recordScreens({
  title: 'Terminals',
  one: 'Terminal',
  icon: TerminalIcon,
  paths: officePaths.terminal,
  List: fetched('TerminalListScreen', () => import('./terminal/TerminalListScreen')),
  Form: fetched('TerminalFormScreen', () => import('./terminal/TerminalFormScreen')),
  Import,
});

/** The screens of drivers. */
export const DRIVER_SCREENS = recordScreens({
  title: 'Drivers',
  one: 'Driver',
  icon: DriverIcon,
  paths: officePaths.driver,
  List: fetched('DriverListScreen', () => import('./driver/DriverListScreen')),
  Form: fetched('DriverFormScreen', () => import('./driver/DriverFormScreen')),
  Import,
});

/** The screens of vehicles. */
export const VEHICLE_SCREENS = recordScreens({
  title: 'Vehicles',
  one: 'Vehicle',
  icon: VehicleIcon,
  paths: officePaths.vehicle,
  List: fetched('VehicleListScreen', () => import('./vehicle/VehicleListScreen')),
  Form: fetched('VehicleFormScreen', () => import('./vehicle/VehicleFormScreen')),
  Import,
});

/** The screens of routes. */
export const ROUTE_SCREENS = recordScreens({
  title: 'Routes',
  one: 'Route',
  icon: RouteIcon,
  paths: officePaths.route,
  List: fetched('RouteListScreen', () => import('./route/RouteListScreen')),
  Form: fetched('RouteFormScreen', () => import('./route/RouteFormScreen')),
  Import,
});
