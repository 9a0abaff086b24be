import { paths } from '../../paths';
import { fetched } from '../../shared/fetched';
import { MACHINE_SCREENS } from '../machine/screens';

/** Fetches the login's code, so that it can be shown where the server cannot be reached any more. */
export const fetchLogin = () => Login.fetchCode();

const Login = fetched('LoginScreen', () => import('./LoginScreen'));

/** What anybody can open. */
export const PUBLIC_SCREENS = [
  { path: paths.home, Screen: Login },
  { path: paths.login, Screen: Login },
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
