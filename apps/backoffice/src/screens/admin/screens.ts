import { AdminIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import { fetched } from '../../shared/fetched';
import { recordScreens } from '../../shared/record/recordScreens';
import { IMPORT_SCREEN } from '../import/screens';

/** Those who log in. */
export const ADMIN_SCREENS = recordScreens({
  title: 'Admin',
  one: 'Admin',
  icon: AdminIcon,
  list: paths.superAdmin.admins,
  create: paths.superAdmin.createAdmin,
  edit: paths.superAdmin.editAdmin,
  List: fetched('AdminListScreen', () => import('./AdminListScreen')),
  Form: fetched('AdminFormScreen', () => import('./AdminFormScreen')),
  Import: IMPORT_SCREEN,
});
