import { RouteIcon } from '@motorpark/ui';
import { officePaths } from '../../paths';
import { fetched } from '../../shared/fetched';
import { recordScreens } from '../../shared/record/recordScreens';
import { IMPORT_SCREEN } from '../import/screens';

/** The screens of routes. */
export const ROUTE_SCREENS = recordScreens({
  title: 'Routes',
  one: 'Route',
  icon: RouteIcon,
  paths: officePaths.route,
  List: fetched('RouteListScreen', () => import('./RouteListScreen')),
  Form: fetched('RouteFormScreen', () => import('./RouteFormScreen')),
  Import: IMPORT_SCREEN,
});
