import { paths } from '../../paths';
import { fetched } from '../../shell/areaScreen';
import { MACHINE_SCREENS } from '../machine/screens';

/** What anybody can open (specification section 2.1). */
export const PUBLIC_SCREENS = [
  { path: paths.home, Screen: fetched('LoginScreen', () => import('./LoginScreen')) },
  { path: paths.login, Screen: fetched('LoginScreen', () => import('./LoginScreen')) },
  {
    path: paths.forgotPassword,
    Screen: fetched('ForgotPasswordScreen', () => import('./ForgotPasswordScreen')),
  },
  ...MACHINE_SCREENS,
];
