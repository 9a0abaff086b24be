import { counted } from '@motorpark/domain';

/** Texts of the second factor. */
export const secondFactorMessages = {
  lead: 'You log in with your passcode and a code from an authenticator app on your phone. Somebody who knows only your passcode cannot get in.',
  firstTitle: 'Set up your second factor',
  firstLead:
    'Your company requires it for super admins: a code from an authenticator app on your phone, as well as your passcode.',
  loading: 'Loading your second factor…',
  loadFailed: 'Your second factor could not be loaded.',
  passcode: 'Your passcode',
  start: 'Set up',
  scan: 'Scan this with an authenticator app, such as Google Authenticator, Microsoft Authenticator or Aegis. Or type the key into it.',
  qr: 'QR code for the authenticator app',
  key: 'Key',
  code: 'Code from the app',
  codeHint: 'Six digits. The app shows a new code every 30 seconds.',
  confirm: 'Switch on',
  done: 'Your second factor is on.',
  codesTitle: 'Recovery codes',
  codes:
    'If you lose your phone, you can log in with one of these codes. Each works once. They are shown only now: print them or write them down, and keep them in a safe place.',
  print: 'Print',
  kept: 'I have saved them',
  isOn: (left: number) =>
    `Your second factor is on. ${counted(left, 'recovery code is', 'recovery codes are')} left.`,
  renew:
    'If you have a new phone or few codes left, set it up again. Your present codes work until you enter the first code from the new app.',
  required: 'Your company requires a second factor for super admins.',
  again: 'Set up again',
  end: 'Switch off',
  ended: 'Your second factor is off.',
  logout: 'Log out',
};
