import { firstPaths } from '../../firstPaths';
import { fetched } from '../../shared/fetched';

/** The screen that shows what a support call needs to know about this computer. */
const MACHINE_SCREENS = [
  { path: firstPaths.test, Screen: fetched('MachineScreen', () => import('../machine/MachineScreen')) },
];

/** Fetches the code of the login page, so that the page can be shown after the connection is lost. */
export const fetchLogin = () => Login.fetchCode();

const Login = fetched('LoginScreen', () => import('./LoginScreen'));

export const PUBLIC_SCREENS = [
  { path: firstPaths.home, Screen: Login },
  { path: firstPaths.login, Screen: Login },
  {
    path: firstPaths.forgotPassword,
    Screen: fetched('ForgotPasswordScreen', () => import('./ForgotPasswordScreen')),
  },
  {
    path: firstPaths.passwordReset,
    Screen: fetched('PasswordResetScreen', () => import('./ForgotPasswordScreen')),
  },
  {
    path: firstPaths.createPassword,
    Screen: fetched('CreatePasswordScreen', () => import('./CreatePasswordScreen')),
  },
  {
    path: firstPaths.passwordConfirmation,
    Screen: fetched('PasswordConfirmationScreen', () => import('./CreatePasswordScreen')),
  },
  ...MACHINE_SCREENS,
];
