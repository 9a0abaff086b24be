import { counted } from '@motorpark/domain';

/** Texts of the second factor. */
export const secondFactorMessages = {
  lead: 'Beside your passcode, logging in then takes a code of an authenticator app on your phone. Who knows your passcode alone cannot get in.',
  firstTitle: 'Set up your second factor',
  firstLead:
    'Your company requires it of super admins: a code of an authenticator app on your phone, beside your passcode.',
  loading: 'Loading your second factor…',
  loadFailed: 'Your second factor could not be loaded.',
  passcode: 'Your passcode',
  start: 'Set up',
  scan: 'Scan this with an authenticator app, such as Google Authenticator, Microsoft Authenticator or Aegis. Or type the key into it.',
  qr: 'QR code for the authenticator app',
  key: 'Key',
  code: 'Code of the app',
  codeHint: 'Six digits; the app shows others each half minute.',
  confirm: 'Switch on',
  done: 'Your second factor is on.',
  codesTitle: 'Recovery codes',
  codes:
    'Without your phone, one of these codes lets you in, each once. They are shown only now: print them or write them down, and keep them where only you find them.',
  print: 'Print',
  kept: 'I have kept them',
  isOn: (left: number) =>
    `Your second factor is on. ${counted(left, 'recovery code is', 'recovery codes are')} left.`,
  renew:
    'A new phone, or few codes left? Set it up again: what you have now works until the new app has shown its first code.',
  required: 'Your company requires a second factor of super admins.',
  again: 'Set up again',
  end: 'Switch off',
  ended: 'Your second factor is off.',
  logout: 'Log out',
};
