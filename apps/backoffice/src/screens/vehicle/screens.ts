import { VehicleIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import { fetched } from '../../shared/fetched';
import { recordScreens } from '../../shared/record/recordScreens';
import { IMPORT_SCREEN } from '../import/screens';

/** What the company drives with. */
export const VEHICLE_SCREENS = recordScreens({
  title: 'Vehicles',
  one: 'Vehicle',
  icon: VehicleIcon,
  list: paths.superAdmin.vehicles,
  create: paths.superAdmin.createVehicle,
  edit: paths.superAdmin.editVehicle,
  List: fetched('VehicleListScreen', () => import('./VehicleListScreen')),
  Form: fetched('VehicleFormScreen', () => import('./VehicleFormScreen')),
  Import: IMPORT_SCREEN,
});
