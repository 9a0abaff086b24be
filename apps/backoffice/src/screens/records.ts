import { AdminIcon, DriverIcon, RouteIcon, TerminalIcon, VehicleIcon, type Icon } from '@motorpark/ui';
import { officePaths, importPath } from '../paths';
import { type LazyScreen, lazyScreen } from '../shared/lazyScreen';
import type { AreaScreen } from '../shared/areaScreen';

const Import = lazyScreen('ImportScreen', () => import('./import/ImportScreen'));

type Listed = 'paper' | 'fare' | 'discount';

/** Returns the forms of a kind of record that has its list below another one. */
const formScreens = (noun: Listed, above: string, one: string, Screen: LazyScreen): AreaScreen[] =>
  (['create', 'edit'] as const).map((step) => ({
    path: officePaths[noun][step],
    breadcrumb: [above, `${one}s`, `${step === 'create' ? 'Create' : 'Edit'} ${one}`],
    needs: `${noun}.keep`,
    Screen,
  }));

export const ADMIN_SCREENS = recordScreens({
  title: 'Admin',
  one: 'Admin',
  noun: 'admin',
  icon: AdminIcon,
  paths: officePaths.admin,
  List: lazyScreen('AdminListScreen', () => import('./admin/AdminListScreen')),
  Form: lazyScreen('AdminFormScreen', () => import('./admin/AdminFormScreen')),
});

export const TERMINAL_SCREENS = recordScreens({
  title: 'Terminals',
  one: 'Terminal',
  noun: 'terminal',
  icon: TerminalIcon,
  paths: officePaths.terminal,
  List: lazyScreen('TerminalListScreen', () => import('./terminal/TerminalListScreen')),
  Form: lazyScreen('TerminalFormScreen', () => import('./terminal/TerminalFormScreen')),
});

export const DRIVER_SCREENS: readonly AreaScreen[] = [
  ...recordScreens({
    title: 'Drivers',
    one: 'Driver',
    noun: 'driver',
    icon: DriverIcon,
    paths: officePaths.driver,
    List: lazyScreen('DriverListScreen', () => import('./driver/DriverListScreen')),
    Form: lazyScreen('DriverFormScreen', () => import('./driver/DriverFormScreen')),
  }),
  {
    path: officePaths.driver.week,
    needs: 'driver.see',
    breadcrumb: ['Drivers', 'Week'],
    Screen: lazyScreen('WeekScreen', () => import('./driver/WeekScreen')),
  },
];

const PaperForm = lazyScreen('PaperFormScreen', () => import('./paper/PaperFormScreen'));

export const VEHICLE_SCREENS: readonly AreaScreen[] = [
  ...recordScreens({
    title: 'Vehicles',
    one: 'Vehicle',
    noun: 'vehicle',
    icon: VehicleIcon,
    paths: officePaths.vehicle,
    List: lazyScreen('VehicleListScreen', () => import('./vehicle/VehicleListScreen')),
    Form: lazyScreen('VehicleFormScreen', () => import('./vehicle/VehicleFormScreen')),
  }),
  {
    path: officePaths.vehicle.replace,
    needs: 'vehicle.replace',
    breadcrumb: ['Vehicles', 'Replace Vehicle'],
    Screen: lazyScreen('ReplaceVehicleScreen', () => import('./disruption/ReplaceVehicleScreen')),
  },
  {
    path: officePaths.paper.list,
    needs: 'paper.see',
    breadcrumb: ['Vehicles', 'Papers'],
    Screen: lazyScreen('PaperListScreen', () => import('./paper/PaperListScreen')),
  },
  ...formScreens('paper', 'Vehicles', 'Paper', PaperForm),
];

const FareForm = lazyScreen('FareFormScreen', () => import('./fare/FareFormScreen'));

const DiscountForm = lazyScreen('DiscountFormScreen', () => import('./discount/DiscountFormScreen'));

export const ROUTE_SCREENS: readonly AreaScreen[] = [
  ...recordScreens({
    title: 'Routes',
    one: 'Route',
    noun: 'route',
    icon: RouteIcon,
    paths: officePaths.route,
    List: lazyScreen('RouteListScreen', () => import('./route/RouteListScreen')),
    Form: lazyScreen('RouteFormScreen', () => import('./route/RouteFormScreen')),
  }),
  {
    path: officePaths.route.timetable,
    needs: 'timetable.see',
    breadcrumb: ['Routes', 'Timetable'],
    Screen: lazyScreen('TimetableScreen', () => import('./timetable/TimetableScreen')),
  },
  {
    path: officePaths.discount.list,
    needs: 'discount.see',
    breadcrumb: ['Routes', 'Discounts'],
    Screen: lazyScreen('DiscountListScreen', () => import('./discount/DiscountListScreen')),
  },
  ...formScreens('discount', 'Routes', 'Discount', DiscountForm),
  {
    path: officePaths.fare.list,
    needs: 'fare.see',
    breadcrumb: ['Routes', 'Fares'],
    Screen: lazyScreen('FareListScreen', () => import('./fare/FareListScreen')),
  },
  ...formScreens('fare', 'Routes', 'Fare', FareForm),
  {
    path: importPath(officePaths.route.timetable),
    needs: 'record.import',
    breadcrumb: ['Routes', 'Import Timetable'],
    Screen: Import,
  },
];

interface RecordScreens {
  title: string;
  one: string;
  noun: 'admin' | 'terminal' | 'driver' | 'vehicle' | 'route';
  icon: Icon;
  paths: { list: string; create: string; edit: string };
  List: AreaScreen['Screen'];
  Form: AreaScreen['Screen'];
}

/** Returns the screens of one kind of office record: list, forms and import. */
function recordScreens(record: RecordScreens): readonly AreaScreen[] {
  const { title, one, noun, icon, paths, List, Form } = record;
  const form = { needs: `${noun}.keep`, Screen: Form } as const;
  return [
    {
      path: paths.list,
      breadcrumb: [title],
      menu: { label: title, icon },
      needs: `${noun}.see`,
      Screen: List,
    },
    { path: paths.create, breadcrumb: [title, `Create ${one}`], action: `Create ${one}`, ...form },
    { path: paths.edit, breadcrumb: [title, `Edit ${one}`], ...form },
    { path: importPath(paths.list), breadcrumb: [title, 'Import'], needs: 'record.import', Screen: Import },
  ];
}
