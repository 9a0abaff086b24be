import { AdminIcon } from '@motorpark/ui';
import { officePaths } from '../../paths';
import { fetched } from '../../shared/fetched';
import { recordScreens } from '../../shared/record/recordScreens';
import { IMPORT_SCREEN } from '../import/screens';

/** The screens of admins. */
export const ADMIN_SCREENS = recordScreens({
  title: 'Admin',
  one: 'Admin',
  icon: AdminIcon,
  paths: officePaths.admin,
  List: fetched('AdminListScreen', () => import('./AdminListScreen')),
  Form: fetched('AdminFormScreen', () => import('./AdminFormScreen')),
  Import: IMPORT_SCREEN,
});
