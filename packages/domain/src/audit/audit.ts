/** What the history of who did what to whom can tell, each kind of event by its name on the wire. */
export const AUDIT_KINDS = [
  'login',
  'login_failed',
  'locked_out',
  'logout',
  'session_ended',
  'unlocked',
  'recovery_asked',
  'recovery_verified',
  'passcode_recovered',
  'passcode_changed',
  'email_changed',
  'terminal_changed',
  'second_factor_on',
  'second_factor_off',
  'banned',
  'unbanned',
  'created',
  'edited',
  'deleted',
  'exported',
  'imported',
  'hall_view_made',
  'hall_view_withdrawn',
  'counter_named',
  'counter_forgotten',
  'pin_set',
  'erased',
  'sale_discarded',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

export const isAuditKind = (text: string): text is AuditKind => AUDIT_KINDS.some((kind) => kind === text);
