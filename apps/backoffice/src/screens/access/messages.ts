/** Quoted texts are the specification's (sections 2.4 and 8). */
export const messages = {
  title: 'Admin Login',
  lead: 'Sell seats, take in parcels and follow the money.',
  email: 'Email',
  password: 'Password',
  forgot: 'Forgot Passcode?',
  submit: 'Login',
  recovery: 'Forgot Password',
  noRecovery: 'Passcodes cannot be reset here yet. Please ask a super admin for a new one.',
  backToLogin: 'Back to login',
  success: 'Login successful! Redirecting to dashboard...',
  needed: 'Please log in to continue.',
  ended: 'Your session has ended. Please log in again.',
};

/** Milliseconds between the success message and the dashboard, and how long the message stays (sections 8 and 9). */
export const REDIRECT_DELAY = 3000;
export const SUCCESS_TOAST = 2000;
