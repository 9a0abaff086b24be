import { DriverIcon } from '@motorpark/ui';
import { officePaths } from '../../paths';
import { fetched } from '../../shared/fetched';
import { recordScreens } from '../../shared/record/recordScreens';
import { IMPORT_SCREEN } from '../import/screens';

/** The screens of drivers. */
export const DRIVER_SCREENS = recordScreens({
  title: 'Drivers',
  one: 'Driver',
  icon: DriverIcon,
  paths: officePaths.driver,
  List: fetched('DriverListScreen', () => import('./DriverListScreen')),
  Form: fetched('DriverFormScreen', () => import('./DriverFormScreen')),
  Import: IMPORT_SCREEN,
});
