import type { Role } from '@motorpark/domain';
import { paths } from '../../paths';
import type { AreaScreen } from '../../shell/areaScreen';
import { fetched } from '../../shell/fetched';
import { messages } from './messages';

const ChangePasscode = fetched('ChangePasscodeScreen', () => import('./ChangePasscodeScreen'));
const Sessions = fetched('SessionListScreen', () => import('./SessionListScreen'));

const ownScreens = ({ passcode, sessions }: { passcode: string; sessions: string }): AreaScreen[] => [
  { path: passcode, breadcrumb: [messages.passcode.title], Screen: ChangePasscode },
  { path: sessions, breadcrumb: [messages.sessions.title], Screen: Sessions },
];

/** What everybody does with their own login, reached from the account menu. */
export const OWN_SCREENS: Record<Role, readonly AreaScreen[]> = {
  super_admin: ownScreens(paths.superAdmin),
  admin: ownScreens(paths.admin),
};
