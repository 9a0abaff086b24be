import type { Action } from '@motorpark/domain';
import { AdminIcon, DriverIcon, RouteIcon, TerminalIcon, VehicleIcon, type Icon } from '@motorpark/ui';
import { officePaths, importPath } from '../paths';
import { fetched } from '../shared/fetched';
import type { AreaScreen } from '../shared/areaScreen';

const Import = fetched('ImportScreen', () => import('./import/ImportScreen'));

export const ADMIN_SCREENS = recordScreens({
  title: 'Admin',
  one: 'Admin',
  sees: 'admin.see',
  icon: AdminIcon,
  paths: officePaths.admin,
  List: fetched('AdminListScreen', () => import('./admin/AdminListScreen')),
  Form: fetched('AdminFormScreen', () => import('./admin/AdminFormScreen')),
});

export const TERMINAL_SCREENS = recordScreens({
  title: 'Terminals',
  one: 'Terminal',
  sees: 'terminal.see',
  icon: TerminalIcon,
  paths: officePaths.terminal,
  List: fetched('TerminalListScreen', () => import('./terminal/TerminalListScreen')),
  Form: fetched('TerminalFormScreen', () => import('./terminal/TerminalFormScreen')),
});

export const DRIVER_SCREENS: readonly AreaScreen[] = [
  ...recordScreens({
    title: 'Drivers',
    one: 'Driver',
    sees: 'driver.see',
    icon: DriverIcon,
    paths: officePaths.driver,
    List: fetched('DriverListScreen', () => import('./driver/DriverListScreen')),
    Form: fetched('DriverFormScreen', () => import('./driver/DriverFormScreen')),
  }),
  {
    path: officePaths.driver.week,
    breadcrumb: ['Drivers', 'Week'],
    Screen: fetched('WeekScreen', () => import('./driver/WeekScreen')),
  },
];

const ReplaceVehicle = fetched('ReplaceVehicleScreen', () => import('./disruption/ReplaceVehicleScreen'));

const PaperForm = fetched('PaperFormScreen', () => import('./paper/PaperFormScreen'));

export const VEHICLE_SCREENS: readonly AreaScreen[] = [
  ...recordScreens({
    title: 'Vehicles',
    one: 'Vehicle',
    sees: 'vehicle.see',
    icon: VehicleIcon,
    paths: officePaths.vehicle,
    List: fetched('VehicleListScreen', () => import('./vehicle/VehicleListScreen')),
    Form: fetched('VehicleFormScreen', () => import('./vehicle/VehicleFormScreen')),
  }),
  {
    path: officePaths.vehicle.replace,
    breadcrumb: ['Vehicles', 'Replace Vehicle'],
    Screen: ReplaceVehicle,
  },
  {
    path: officePaths.paper.list,
    breadcrumb: ['Vehicles', 'Papers'],
    Screen: fetched('PaperListScreen', () => import('./paper/PaperListScreen')),
  },
  { path: officePaths.paper.create, breadcrumb: ['Vehicles', 'Papers', 'Create Paper'], Screen: PaperForm },
  { path: officePaths.paper.edit, breadcrumb: ['Vehicles', 'Papers', 'Edit Paper'], Screen: PaperForm },
];

const FareForm = fetched('FareFormScreen', () => import('./fare/FareFormScreen'));

const DiscountForm = fetched('DiscountFormScreen', () => import('./discount/DiscountFormScreen'));

export const ROUTE_SCREENS: readonly AreaScreen[] = [
  ...recordScreens({
    title: 'Routes',
    one: 'Route',
    sees: 'route.see',
    icon: RouteIcon,
    paths: officePaths.route,
    List: fetched('RouteListScreen', () => import('./route/RouteListScreen')),
    Form: fetched('RouteFormScreen', () => import('./route/RouteFormScreen')),
  }),
  {
    path: officePaths.route.timetable,
    breadcrumb: ['Routes', 'Timetable'],
    Screen: fetched('TimetableScreen', () => import('./timetable/TimetableScreen')),
  },
  {
    path: officePaths.discount.list,
    breadcrumb: ['Routes', 'Discounts'],
    Screen: fetched('DiscountListScreen', () => import('./discount/DiscountListScreen')),
  },
  {
    path: officePaths.discount.create,
    breadcrumb: ['Routes', 'Discounts', 'Create Discount'],
    Screen: DiscountForm,
  },
  {
    path: officePaths.discount.edit,
    breadcrumb: ['Routes', 'Discounts', 'Edit Discount'],
    Screen: DiscountForm,
  },
  {
    path: officePaths.fare.list,
    breadcrumb: ['Routes', 'Fares'],
    Screen: fetched('FareListScreen', () => import('./fare/FareListScreen')),
  },
  { path: officePaths.fare.create, breadcrumb: ['Routes', 'Fares', 'Create Fare'], Screen: FareForm },
  { path: officePaths.fare.edit, breadcrumb: ['Routes', 'Fares', 'Edit Fare'], Screen: FareForm },
  {
    path: importPath(officePaths.route.timetable),
    breadcrumb: ['Routes', 'Timetable', 'Import'],
    Screen: Import,
  },
];

interface RecordScreens {
  title: string;
  one: string;
  sees: Action;
  icon: Icon;
  paths: { list: string; create: string; edit: string };
  List: AreaScreen['Screen'];
  Form: AreaScreen['Screen'];
}

/** Returns the screens of one kind of office record: list, forms and import. */
function recordScreens(record: RecordScreens): readonly AreaScreen[] {
  const { title, one, sees, icon, paths, List, Form } = record;
  return [
    { path: paths.list, breadcrumb: [title], menu: { label: title, icon, sees }, Screen: List },
    { path: paths.create, breadcrumb: [title, `Create ${one}`], action: `Create ${one}`, Screen: Form },
    { path: paths.edit, breadcrumb: [title, `Edit ${one}`], Screen: Form },
    { path: importPath(paths.list), breadcrumb: [title, 'Import'], Screen: Import },
  ];
}
