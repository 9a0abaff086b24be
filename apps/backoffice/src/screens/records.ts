import { AdminIcon, DriverIcon, RouteIcon, TerminalIcon, VehicleIcon, type Icon } from '@motorpark/ui';
import { officePaths, importPath } from '../paths';
import { type LazyScreen, lazyScreen } from '../shared/lazyScreen';
import type { AreaScreen } from '../shared/areaScreen';

const lists = () => import('./recordLists');
const further = () => import('./furtherRecords');

const Import = lazyScreen('ImportScreen', () => import('./import/ImportScreen'));

interface RecordScreens {
  noun: keyof typeof officePaths;
  /** Default the noun's plural. */
  title?: string;
  /** Its icon in the menu, or the title of the list that leads to it. */
  at: Icon | string;
  List: LazyScreen;
  Form: LazyScreen;
}

/** Returns the screens of one kind of office record: list, forms, and the import of those that are in the menu. */
function recordScreens({ noun, at, List, Form, ...given }: RecordScreens): AreaScreen[] {
  const One = noun.charAt(0).toUpperCase() + noun.slice(1);
  const { title = `${One}s` } = given;
  const { list, create, edit } = officePaths[noun];
  const isInMenu = typeof at !== 'string';
  const breadcrumb = isInMenu ? [title] : [at, title];
  const form = { needs: `${noun}.keep`, Screen: Form } as const;
  return [
    {
      path: list,
      breadcrumb,
      ...(isInMenu && { menu: { label: title, icon: at } }),
      needs: `${noun}.see`,
      Screen: List,
    },
    {
      path: create,
      breadcrumb: [...breadcrumb, `Create ${One}`],
      ...(isInMenu && { action: `Create ${One}` }),
      ...form,
    },
    { path: edit, breadcrumb: [...breadcrumb, `Edit ${One}`], ...form },
    ...(isInMenu ? [importScreen(list, [title, 'Import'])] : []),
  ];
}

const importScreen = (list: string, breadcrumb: string[]): AreaScreen => ({
  path: importPath(list),
  breadcrumb,
  needs: 'record.import',
  Screen: Import,
});

export const ADMIN_SCREENS = recordScreens({
  noun: 'admin',
  title: 'Admin',
  at: AdminIcon,
  List: lazyScreen('AdminListScreen', lists),
  Form: lazyScreen('AdminFormScreen', () => import('./admin/AdminFormScreen')),
});

export const TERMINAL_SCREENS = recordScreens({
  noun: 'terminal',
  at: TerminalIcon,
  List: lazyScreen('TerminalListScreen', lists),
  Form: lazyScreen('TerminalFormScreen', () => import('./terminal/TerminalFormScreen')),
});

export const DRIVER_SCREENS: readonly AreaScreen[] = [
  ...recordScreens({
    noun: 'driver',
    at: DriverIcon,
    List: lazyScreen('DriverListScreen', lists),
    Form: lazyScreen('DriverFormScreen', () => import('./driver/DriverFormScreen')),
  }),
  {
    path: officePaths.driver.week,
    needs: 'driver.see',
    breadcrumb: ['Drivers', 'Week'],
    Screen: lazyScreen('WeekScreen', () => import('./driver/WeekScreen')),
  },
];

export const VEHICLE_SCREENS: readonly AreaScreen[] = [
  ...recordScreens({
    noun: 'vehicle',
    at: VehicleIcon,
    List: lazyScreen('VehicleListScreen', lists),
    Form: lazyScreen('VehicleFormScreen', () => import('./vehicle/VehicleFormScreen')),
  }),
  {
    path: officePaths.vehicle.replace,
    needs: 'vehicle.replace',
    breadcrumb: ['Vehicles', 'Replace Vehicle'],
    Screen: lazyScreen('ReplaceVehicleScreen', () => import('./disruption/ReplaceVehicleScreen')),
  },
  ...recordScreens({
    noun: 'paper',
    at: 'Vehicles',
    List: lazyScreen('PaperListScreen', further),
    Form: lazyScreen('PaperFormScreen', () => import('./paper/PaperFormScreen')),
  }),
];

export const ROUTE_SCREENS: readonly AreaScreen[] = [
  ...recordScreens({
    noun: 'route',
    at: RouteIcon,
    List: lazyScreen('RouteListScreen', lists),
    Form: lazyScreen('RouteFormScreen', () => import('./route/RouteFormScreen')),
  }),
  {
    path: officePaths.route.timetable,
    needs: 'timetable.see',
    breadcrumb: ['Routes', 'Timetable'],
    Screen: lazyScreen('TimetableScreen', () => import('./timetable/TimetableScreen')),
  },
  ...recordScreens({
    noun: 'discount',
    at: 'Routes',
    List: lazyScreen('DiscountListScreen', further),
    Form: lazyScreen('DiscountFormScreen', () => import('./discount/DiscountFormScreen')),
  }),
  ...recordScreens({
    noun: 'fare',
    at: 'Routes',
    List: lazyScreen('FareListScreen', further),
    Form: lazyScreen('FareFormScreen', () => import('./fare/FareFormScreen')),
  }),
  importScreen(officePaths.fare.list, ['Routes', 'Fares', 'Import']),
  importScreen(officePaths.route.timetable, ['Routes', 'Import Timetable']),
];
