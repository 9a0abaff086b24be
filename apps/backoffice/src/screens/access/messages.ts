/** Quoted texts are the specification's (sections 2.4 and 8). */
export const messages = {
  title: 'Admin Login',
  lead: 'Sell seats, take in parcels and follow the money.',
  email: 'Email',
  password: 'Password',
  forgot: 'Forgot Passcode?',
  submit: 'Login',
  success: 'Login successful! Redirecting to dashboard...',
  needed: 'Please log in to continue.',
  ended: 'Your session has ended. Please log in again.',
};

/** Milliseconds between the success message and the dashboard, and how long the message stays (sections 8 and 9). */
export const REDIRECT_DELAY = 3000;
export const SUCCESS_TOAST = 2000;
