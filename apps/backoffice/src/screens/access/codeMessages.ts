/** Texts of the second step of a login (docs/sessions.md). */
export const codeMessages = {
  title: 'Second factor',
  lead: 'Your authenticator app shows a code for this login.',
  code: 'Code',
  hint: 'Six digits. Without your phone: one of your recovery codes.',
  required: 'Enter the code of your authenticator app.',
  submit: 'Login',
  back: 'Log in as somebody else',
};
