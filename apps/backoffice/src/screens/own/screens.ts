import type { Role } from '@motorpark/domain';
import { PasscodeIcon, SessionsIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { fetched } from '../../shared/fetched';
import { messages } from './messages';

const ChangePasscode = fetched('ChangePasscodeScreen', () => import('./ChangePasscodeScreen'));
const Sessions = fetched('SessionListScreen', () => import('./SessionListScreen'));

const SecondFactor = fetched('SecondFactorScreen', () => import('./SecondFactorScreen'));

const ownScreens = (
  who: Role,
  { passcode, secondFactor, sessions }: Record<'passcode' | 'secondFactor' | 'sessions', string>,
): AreaScreen[] => [
  {
    path: passcode,
    who,
    breadcrumb: [messages.passcode.title],
    account: { label: messages.passcode.title, icon: PasscodeIcon, needs: 'passcode.change' },
    Screen: ChangePasscode,
  },
  {
    path: secondFactor,
    who,
    breadcrumb: [messages.secondFactor.title],
    account: { label: messages.secondFactor.title, icon: PasscodeIcon, needs: 'secondFactor.setUp' },
    Screen: SecondFactor,
  },
  {
    path: sessions,
    who,
    breadcrumb: [messages.sessions.title],
    account: { label: messages.sessions.title, icon: SessionsIcon, needs: 'session.see' },
    Screen: Sessions,
  },
];

/** What everybody does with their own login. */
export const OWN_SCREENS: readonly AreaScreen[] = [
  ...ownScreens('super_admin', paths.superAdmin),
  ...ownScreens('admin', paths.admin),
];
