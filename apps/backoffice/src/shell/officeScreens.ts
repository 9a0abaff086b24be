import { paths } from '../paths';
import type { AreaScreen } from './areaScreen';
import { fetched } from './fetched';

const { superAdmin } = paths;

interface OfficeRecord {
  title: string;
  one: string;
  list: string;
  create: string;
  edit: string;
  List: AreaScreen['Screen'];
  Form: AreaScreen['Screen'];
}

/** What the super admins keep lists of: each has a list and a form. */
const RECORDS: readonly OfficeRecord[] = [
  {
    title: 'Admin',
    one: 'Admin',
    list: superAdmin.admins,
    create: superAdmin.createAdmin,
    edit: superAdmin.editAdmin,
    List: fetched('AdminListScreen', () => import('../screens/admin/AdminListScreen')),
    Form: fetched('AdminFormScreen', () => import('../screens/admin/AdminFormScreen')),
  },
  {
    title: 'Terminals',
    one: 'Terminal',
    list: superAdmin.terminals,
    create: superAdmin.createTerminal,
    edit: superAdmin.editTerminal,
    List: fetched('TerminalListScreen', () => import('../screens/terminal/TerminalListScreen')),
    Form: fetched('TerminalFormScreen', () => import('../screens/terminal/TerminalFormScreen')),
  },
  {
    title: 'Drivers',
    one: 'Driver',
    list: superAdmin.drivers,
    create: superAdmin.createDriver,
    edit: superAdmin.editDriver,
    List: fetched('DriverListScreen', () => import('../screens/driver/DriverListScreen')),
    Form: fetched('DriverFormScreen', () => import('../screens/driver/DriverFormScreen')),
  },
  {
    title: 'Vehicles',
    one: 'Vehicle',
    list: superAdmin.vehicles,
    create: superAdmin.createVehicle,
    edit: superAdmin.editVehicle,
    List: fetched('VehicleListScreen', () => import('../screens/vehicle/VehicleListScreen')),
    Form: fetched('VehicleFormScreen', () => import('../screens/vehicle/VehicleFormScreen')),
  },
  {
    title: 'Routes',
    one: 'Route',
    list: superAdmin.routes,
    create: superAdmin.createRoute,
    edit: superAdmin.editRoute,
    List: fetched('RouteListScreen', () => import('../screens/route/RouteListScreen')),
    Form: fetched('RouteFormScreen', () => import('../screens/route/RouteFormScreen')),
  },
];

/** The lists of the office with their forms. */
export const OFFICE_SCREENS: readonly AreaScreen[] = RECORDS.flatMap(
  ({ title, one, list, create, edit, List, Form }) => [
    { path: list, breadcrumb: [title], Screen: List },
    { path: create, breadcrumb: [title, `Create ${one}`], Screen: Form },
    { path: edit, breadcrumb: [title, `Edit ${one}`], Screen: Form },
  ],
);
