/** The kinds of events in Activity: the name on the wire, and the label in the filter. */
export const AUDIT_LABELS = {
  login: 'Login',
  login_failed: 'Failed login',
  locked_out: 'Too many failed logins',
  logout: 'Logout',
  session_ended: 'Session ended',
  unlocked: 'Session unlocked',
  recovery_asked: 'Recovery asked for',
  recovery_verified: 'Recovery code entered',
  passcode_recovered: 'Passcode recovered',
  passcode_changed: 'Passcode changed',
  email_changed: 'E-mail changed',
  terminal_changed: 'Terminal changed',
  second_factor_on: 'Second factor set up',
  second_factor_off: 'Second factor switched off',
  banned: 'Ban',
  unbanned: 'Ban lifted',
  created: 'Record created',
  edited: 'Record edited',
  deleted: 'Record deleted',
  exported: 'List exported',
  imported: 'List imported',
  hall_view_made: 'Hall view made',
  hall_view_withdrawn: 'Hall view withdrawn',
  counter_named: 'Counter named',
  counter_forgotten: 'Counter forgotten',
  pin_set: 'PIN chosen',
  erased: 'Personal data erased',
  sale_discarded: 'Unsent sale discarded',
} as const;
export type AuditKind = keyof typeof AUDIT_LABELS;

export const isAuditKind = (text: string): text is AuditKind => Object.hasOwn(AUDIT_LABELS, text);
