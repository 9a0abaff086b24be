import { firstPaths } from '../../firstPaths';
import { lazyScreen } from '../../shared/lazyScreen';

/** The screen that shows what a support call needs to know about this computer. */
const MACHINE_SCREENS = [
  { path: firstPaths.test, Screen: lazyScreen('MachineScreen', () => import('../machine/MachineScreen')) },
];

/** Fetches the code of the login page, so that the page can be shown after the connection is lost. */
export const fetchLogin = () => Login.fetchCode();

const Login = lazyScreen('LoginScreen', () => import('./LoginScreen'));

export const PUBLIC_SCREENS = [
  { path: firstPaths.home, Screen: Login },
  { path: firstPaths.login, Screen: Login },
  {
    path: firstPaths.forgotPassword,
    Screen: lazyScreen('ForgotPasswordScreen', () => import('./ForgotPasswordScreen')),
  },
  {
    path: firstPaths.passwordReset,
    Screen: lazyScreen('PasswordResetScreen', () => import('./ForgotPasswordScreen')),
  },
  {
    path: firstPaths.createPassword,
    Screen: lazyScreen('CreatePasswordScreen', () => import('./CreatePasswordScreen')),
  },
  {
    path: firstPaths.passwordConfirmation,
    Screen: lazyScreen('PasswordConfirmationScreen', () => import('./CreatePasswordScreen')),
  },
  ...MACHINE_SCREENS,
];
