import { RouteIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import { fetched } from '../../shared/fetched';
import { recordScreens } from '../../shared/record/recordScreens';
import { IMPORT_SCREEN } from '../import/screens';

/** Where the company drives. */
export const ROUTE_SCREENS = recordScreens({
  title: 'Routes',
  one: 'Route',
  icon: RouteIcon,
  list: paths.superAdmin.routes,
  create: paths.superAdmin.createRoute,
  edit: paths.superAdmin.editRoute,
  List: fetched('RouteListScreen', () => import('./RouteListScreen')),
  Form: fetched('RouteFormScreen', () => import('./RouteFormScreen')),
  Import: IMPORT_SCREEN,
});
