/** Texts of the login. Those that docs/access.md quotes must stay exactly as they are. */
export const messages = {
  title: 'Admin Login',
  lead: 'Sell seats, take in parcels and see every payment.',
  email: 'Email',
  password: 'Password',
  forgot: 'Forgot Passcode?',
  submit: 'Login',
  success: 'Login successful! Redirecting to dashboard...',
  needed: 'Please log in to continue.',
  ended: 'Your session has ended. Please log in again.',
  unreachable: 'Internet disconnected',
};

/** Milliseconds between the success message and the dashboard, and how long the message is shown (docs/access.md). */
export const REDIRECT_DELAY = 3000;
export const SUCCESS_TOAST = 2000;
