import { PasscodeIcon, SessionsIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { titles } from '../../shared/accountTitles';
import { lazyScreen } from '../../shared/lazyScreen';

const ChangePasscode = lazyScreen('ChangePasscodeScreen', () => import('./ChangePasscodeScreen'));
const Sessions = lazyScreen('SessionsScreen', () => import('./SessionsScreen'));

const SecondFactor = lazyScreen('SecondFactorScreen', () => import('./SecondFactorScreen'));

const accountScreens = ({
  passcode,
  secondFactor,
  sessions,
}: Record<'passcode' | 'secondFactor' | 'sessions', string>): AreaScreen[] => [
  {
    path: passcode,
    needs: 'passcode.change',
    breadcrumb: [titles.passcode],
    account: { label: titles.passcode, icon: PasscodeIcon },
    Screen: ChangePasscode,
  },
  {
    path: secondFactor,
    needs: 'secondFactor.setUp',
    breadcrumb: [titles.secondFactor],
    account: { label: titles.secondFactor, icon: PasscodeIcon },
    Screen: SecondFactor,
  },
  {
    path: sessions,
    needs: 'session.see',
    breadcrumb: [titles.sessions],
    account: { label: titles.sessions, icon: SessionsIcon },
    Screen: Sessions,
  },
];

export const ACCOUNT_SCREENS: readonly AreaScreen[] = [
  ...accountScreens(paths.superAdmin),
  ...accountScreens(paths.admin),
  {
    path: paths.admin.counter,
    needs: 'counter.name',
    breadcrumb: [titles.counter],
    account: { label: titles.counter, icon: SessionsIcon },
    Screen: lazyScreen('CounterScreen', () => import('../counter/CounterScreen')),
  },
];
