import { VehicleIcon } from '@motorpark/ui';
import { officePaths } from '../../paths';
import { fetched } from '../../shared/fetched';
import { recordScreens } from '../../shared/record/recordScreens';
import { IMPORT_SCREEN } from '../import/screens';

/** The screens of vehicles. */
export const VEHICLE_SCREENS = recordScreens({
  title: 'Vehicles',
  one: 'Vehicle',
  icon: VehicleIcon,
  paths: officePaths.vehicle,
  List: fetched('VehicleListScreen', () => import('./VehicleListScreen')),
  Form: fetched('VehicleFormScreen', () => import('./VehicleFormScreen')),
  Import: IMPORT_SCREEN,
});
