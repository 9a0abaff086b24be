import { TerminalIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import { fetched } from '../../shared/fetched';
import { recordScreens } from '../../shared/record/recordScreens';
import { IMPORT_SCREEN } from '../import/screens';

/** The company's branches. */
export const TERMINAL_SCREENS = recordScreens({
  title: 'Terminals',
  one: 'Terminal',
  icon: TerminalIcon,
  list: paths.superAdmin.terminals,
  create: paths.superAdmin.createTerminal,
  edit: paths.superAdmin.editTerminal,
  List: fetched('TerminalListScreen', () => import('./TerminalListScreen')),
  Form: fetched('TerminalFormScreen', () => import('./TerminalFormScreen')),
  Import: IMPORT_SCREEN,
});
