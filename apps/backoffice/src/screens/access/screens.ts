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
  {
    path: paths.passwordReset,
    Screen: fetched('PasswordResetScreen', () => import('./PasswordResetScreen')),
  },
  {
    path: paths.createPassword,
    Screen: fetched('CreatePasswordScreen', () => import('./CreatePasswordScreen')),
  },
  {
    path: paths.passwordConfirmation,
    Screen: fetched('PasswordConfirmationScreen', () => import('./PasswordConfirmationScreen')),
  },
  ...MACHINE_SCREENS,
];
