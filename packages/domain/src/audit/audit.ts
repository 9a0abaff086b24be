import { GIVE_BACK_LABELS, type GiveBackWay } from '../giveBack';

const givenBack = (way: GiveBackWay): string => `Given back: ${GIVE_BACK_LABELS[way].toLowerCase()}`;

/** The kinds of events in Activity: the name on the wire, and the label in the filter. */
export const AUDIT_LABELS = {
  login: 'Login',
  login_failed: 'Failed login',
  locked_out: 'Too many failed logins',
  refused: 'Call refused',
  logout: 'Logout',
  session_ended: 'Session ended',
  unlocked: 'Session unlocked',
  recovery_asked: 'Recovery requested',
  recovery_verified: 'Recovery code entered',
  passcode_recovered: 'Passcode recovered',
  passcode_changed: 'Passcode changed',
  email_changed: 'E-mail changed',
  terminal_changed: 'Terminal changed',
  role_changed: 'Role changed',
  second_factor_on: 'Second factor set up',
  second_factor_off: 'Second factor switched off',
  banned: 'Ban',
  unbanned: 'Ban lifted',
  created: 'Record created',
  edited: 'Record edited',
  deleted: 'Record deleted',
  exported: 'List exported',
  list_read: 'Complete list read',
  many_lookups: 'Unusually many look-ups',
  imported: 'List imported',
  hall_view_made: 'Hall view made',
  hall_view_withdrawn: 'Hall view withdrawn',
  counter_named: 'Counter named',
  counter_forgotten: 'Counter forgotten',
  pin_set: 'PIN chosen',
  erased: 'Personal data erased',
  sale_discarded: 'Unsent sale discarded',
  deposit_taken_back: 'Deposit taken back',
  counted_without: 'Drawer counted without its owner',
  not_counted: 'Drawer closed without a count',
  exports_sealed: 'Exports sealed later',
  own_sale_confirmed: 'Payment of an own sale confirmed',
  given_back_delete: givenBack('delete'),
  given_back_refund: givenBack('refund'),
  given_back_seats: givenBack('seats'),
  given_back_amount: givenBack('amount'),
  given_back_method: givenBack('method'),
  given_back_reschedule: givenBack('reschedule'),
  given_back_cancel: givenBack('cancel'),
  given_back_merge: givenBack('merge'),
  given_back_move: givenBack('move'),
  given_back_expire: givenBack('expire'),
  given_back_discount: givenBack('discount'),
  given_back_child: givenBack('child'),
  given_back_below: givenBack('below'),
  given_back_promotion: givenBack('promotion'),
  given_back_departed: GIVE_BACK_LABELS.departed,
  given_back_person: GIVE_BACK_LABELS.person,
  given_back_terminal: GIVE_BACK_LABELS.terminal,
  step_taken_back: 'Status taken back',
  storage_waived: GIVE_BACK_LABELS.waive,
} as const;
export type AuditKind = keyof typeof AUDIT_LABELS;

export const giveBackEvent = (way: GiveBackWay): AuditKind =>
  way === 'waive' ? 'storage_waived' : `given_back_${way}`;

export const isAuditKind = (text: string): text is AuditKind => Object.hasOwn(AUDIT_LABELS, text);
