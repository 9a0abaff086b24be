import { TerminalIcon } from '@motorpark/ui';
import { officePaths } from '../../paths';
import { fetched } from '../../shared/fetched';
import { recordScreens } from '../../shared/record/recordScreens';
import { IMPORT_SCREEN } from '../import/screens';

/** The screens of terminals. */
export const TERMINAL_SCREENS = recordScreens({
  title: 'Terminals',
  one: 'Terminal',
  icon: TerminalIcon,
  paths: officePaths.terminal,
  List: fetched('TerminalListScreen', () => import('./TerminalListScreen')),
  Form: fetched('TerminalFormScreen', () => import('./TerminalFormScreen')),
  Import: IMPORT_SCREEN,
});
