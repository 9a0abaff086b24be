import { PasscodeIcon, SessionsIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { titles } from '../../shared/accountTitles';
import { fetched } from '../../shared/fetched';

const ChangePasscode = fetched('ChangePasscodeScreen', () => import('./ChangePasscodeScreen'));
const Sessions = fetched('SessionListScreen', () => import('./SessionListScreen'));

const SecondFactor = fetched('SecondFactorScreen', () => import('./SecondFactorScreen'));

const accountScreens = ({
  passcode,
  secondFactor,
  sessions,
}: Record<'passcode' | 'secondFactor' | 'sessions', string>): AreaScreen[] => [
  {
    path: passcode,
    breadcrumb: [titles.passcode],
    account: { label: titles.passcode, icon: PasscodeIcon, does: 'passcode.change' },
    Screen: ChangePasscode,
  },
  {
    path: secondFactor,
    breadcrumb: [titles.secondFactor],
    account: { label: titles.secondFactor, icon: PasscodeIcon, does: 'secondFactor.setUp' },
    Screen: SecondFactor,
  },
  {
    path: sessions,
    breadcrumb: [titles.sessions],
    account: { label: titles.sessions, icon: SessionsIcon, does: 'session.see' },
    Screen: Sessions,
  },
];

export const ACCOUNT_SCREENS: readonly AreaScreen[] = [
  ...accountScreens(paths.superAdmin),
  ...accountScreens(paths.admin),
  {
    path: paths.admin.counter,
    breadcrumb: [titles.counter],
    account: { label: titles.counter, icon: SessionsIcon, does: 'counter.name' },
    Screen: fetched('CounterScreen', () => import('../counter/CounterScreen')),
  },
];
