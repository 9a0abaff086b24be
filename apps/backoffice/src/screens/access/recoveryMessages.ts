/** Texts of the four steps of the recovery. Those that docs/access.md quotes must stay exactly as they are. */
export const recoveryMessages = {
  progress: 'Password recovery',
  backToLogin: 'Back to login',
  forgot: {
    title: 'Forgot password',
    lead: 'Enter the e-mail that you log in with. We will send you a code.',
    email: 'Email',
    submit: 'Reset Password',
  },
  code: {
    title: 'Password reset',
    lead: (email: string) => `If ${email} has an account, we have sent it a code of 6 digits.`,
    label: 'Code',
    hint: 'Check your spam folder too. The code works for 10 minutes.',
    submit: 'Continue',
    question: 'Didn’t get the e-mail?',
    resend: 'Click to resend',
    resent: 'Please check your email for new OTP',
    verified: 'Verification successful! Proceed to reset your password.',
  },
  create: {
    title: 'Create new password',
    lead: (email: string) => `For ${email}. You will be logged out everywhere else.`,
    password: 'Password',
    confirmPassword: 'Confirm password',
    submit: 'Reset Password',
    done: 'Password successfully reset!',
  },
  confirmation: {
    title: 'All done!',
    lead: 'Your password has been reset. Log in with the new one.',
    submit: 'Return to Login',
  },
};
