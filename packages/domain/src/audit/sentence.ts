import { formatNaira } from '../format';
import type { AuditKind } from './audit';
import type { AuditEvent } from './event';

const FIELDS: Readonly<Record<string, string>> = {
  q: 'searched for',
  terminal_id: 'terminal',
  is_banned: 'banned',
  email: 'e-mail',
  terminal_name: 'name',
  terminal_address: 'address',
  driver_name: 'name',
  driver_phone: 'phone',
  driver_address: 'address',
  vehicle_number: 'number',
  vehicle_type: 'type',
  vehicle_seat_number: 'seats',
  assigned_driver: 'driver',
  route_id: 'route ID',
  pos_terminals: 'POS terminals',
};

/** Returns the label of a wire field: `driver_phone` is `phone`. */
export const auditFieldLabel = (field: string): string => FIELDS[field] ?? field.replaceAll('_', ' ');

/** Returns the address that an event came from; empty if it came from none, as what the company's rule does. */
export const auditAddress = ({ ip, by, target }: AuditEvent): string =>
  // Events from many addresses within one minute are merged into one, which then has no address.
  ip === '' && !by && !target ? 'Many addresses' : ip;

const NOBODY = 'an e-mail that nobody has';
const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Describes an event in one sentence: "Ngozi Eze changed Ada Obi’s terminal from Awka to Lagos". */
export function auditSentence(event: AuditEvent): string {
  const sentence = sentenceOf(event);
  return event.count > 1 ? `${sentence}, ${event.count} times` : sentence;
}

function sentenceOf(event: AuditEvent): string {
  const { kind, by, target } = event;
  const who = by?.name ?? 'Somebody';
  const whom = target?.name ?? '';
  const isOwn = target !== undefined && target.id === by?.id;
  const whose = isOwn ? 'their own' : `${whom}’s`;
  const fromMany = target === undefined && event.ip === '' ? ', from many addresses' : '';
  switch (kind) {
    case 'login':
      return `${who} logged in`;
    case 'login_failed':
      return `${who} failed to log in as ${whom || NOBODY}${fromMany}`;
    case 'locked_out':
      return `Too many failed logins as ${whom || NOBODY}: the next ones have to wait${fromMany}`;
    case 'refused':
      return by ? `${who} was refused: ${callOf(event)}` : 'Many calls were refused';
    case 'logout':
      return `${who} logged out`;
    case 'session_ended':
      return isOwn || !target
        ? `${who} ended a session of their own`
        : `${who} logged ${whom} out: ${counted(event.after['sessions'], 'session')}`;
    case 'unlocked':
      return `${who} unlocked their session`;
    case 'recovery_asked':
      return `${who} asked for a new passcode for ${whom || NOBODY}${fromMany}`;
    case 'recovery_verified':
      return `${who} entered the code for a new passcode`;
    case 'passcode_recovered':
      return `${who} set a new passcode with a code`;
    case 'passcode_changed':
      return isOwn ? `${who} changed their own passcode` : `${who} gave ${whom} a new passcode`;
    case 'email_changed':
    case 'terminal_changed':
    case 'role_changed':
      return `${who} changed ${whose} ${changesOf(event)}`;
    case 'second_factor_on':
      return `${who} set up a second factor`;
    case 'second_factor_off':
      return isOwn ? `${who} switched off their second factor` : `${who} took away ${whom}’s second factor`;
    case 'banned':
      return `${who} banned ${whom}`;
    case 'unbanned':
      return `${who} let ${whom} in again`;
    case 'created':
      return `${who} created ${named(target)}`;
    case 'edited':
      return `${who} changed ${named(target)}: ${changesOf(event)}`;
    case 'deleted':
      return `${who} deleted ${named(target)}`;
    case 'exported':
      return event.after['report'] === undefined
        ? `${who} exported the list of ${auditValue(event.after['list'])}`
        : `${who} exported the report on ${auditValue(event.after['report'])}`;
    case 'list_read':
      return `${who} was given the complete list of ${auditValue(event.after['list'])}`;
    case 'many_lookups':
      return `${who} looked up ${auditValue(event.after['count'])} ${auditValue(event.after['records'])} within an hour`;
    case 'exports_sealed':
      return `Sealed later, at the server: ${counted(event.after['exports'], 'export')} of reports`;
    case 'imported':
      return `${who} imported a file into the list of ${auditValue(event.after['list'])}: ${rowsIn(event)}`;
    case 'hall_view_made':
      return `${who} made a link to the hall view of ${named(target)}`;
    case 'hall_view_withdrawn':
      return `${who} withdrew the link to the hall view of ${named(target)}`;
    case 'counter_named':
      return `${who} gave a computer the name of ${named(target)}`;
    case 'counter_forgotten':
      return `${who} forgot ${named(target)}`;
    case 'pin_set':
      return `${who} chose a PIN`;
    case 'erased':
      return `${who} erased somebody’s personal data: ${recordsIn(event)}`;
    case 'sale_discarded':
      return `${who} discarded an unsent ${auditValue(event.after['entry'])} of ${nairaOf(event.after['amount'])}: ${auditValue(event.after['reason'])}`;
    case 'given_back_delete':
    case 'given_back_refund':
    case 'given_back_seats':
    case 'given_back_amount':
    case 'given_back_method':
    case 'given_back_reschedule':
    case 'given_back_cancel':
    case 'given_back_merge':
    case 'given_back_move':
    case 'given_back_expire':
    case 'given_back_discount':
    case 'given_back_child':
    case 'given_back_below':
    case 'given_back_promotion':
    case 'given_back_departed':
    case 'given_back_person':
    case 'given_back_terminal':
      return `${by?.name ?? 'The company’s rule'} ${GIVING_BACK[kind](named(target))}${moneyOf(event)}`;
    case 'step_taken_back':
      return `${who} set ${named(target)} back from ${auditValue(event.before['status'])} to ${auditValue(event.after['status'])}: ${auditValue(event.after['reason'])}`;
    case 'own_sale_confirmed':
      return `${who} confirmed the payment of their own sale, ${named(target)}: ${nairaOf(event.after['amount'])}`;
    case 'storage_waived':
      return `${who} waived the fee of ${nairaOf(event.after['amount'])} for ${named(target)}`;
    case 'counted_without':
      return `${who} counted the drawer ${auditValue(event.after['counter'])} without ${whom}: ${auditValue(event.after['reason'])}`;
    case 'not_counted':
      return `${who} closed ${whose} drawer ${auditValue(event.after['counter'])} without a count, with ${nairaOf(event.after['amount'])} expected: ${auditValue(event.after['reason'])}`;
    case 'deposit_taken_back':
      return `${who} took back ${named(target)} of ${nairaOf(event.after['amount'])}: ${auditValue(event.after['reason'])}`;
  }
}

const isParcel = (record: string): boolean => record.startsWith('the waybill');

/** Says what was done with a record, such as "the ticket TK-7QF3XM-K". */
const GIVING_BACK: Readonly<Record<Extract<AuditKind, `given_back_${string}`>, (record: string) => string>> =
  {
    given_back_delete: (record) => `deleted ${record}`,
    given_back_refund: (record) => `refunded ${record}`,
    given_back_seats: (record) => `took seats off ${record}`,
    given_back_discount: (record) => `gave a discount on ${record}`,
    given_back_child: (record) => `sold ${record} at the fare of a child`,
    given_back_below: (record) =>
      `set the price of ${record} below the ${isParcel(record) ? 'tariff' : 'fare'}`,
    given_back_promotion: (record) => `gave back the difference of a fare for ${record}`,
    given_back_amount: (record) => `lowered the amount of ${record}`,
    given_back_method: (record) => `changed the payment method of ${record}`,
    given_back_reschedule: (record) => `moved ${record} to a cheaper trip`,
    given_back_cancel: (record) => `took the seats of passengers of ${record}`,
    given_back_merge: (record) => `moved ${record} to a dearer trip at the same price`,
    given_back_move: (record) => `moved passengers of ${record} who may have left`,
    given_back_expire: (record) => `voided ${record}`,
    given_back_departed: (record) =>
      isParcel(record)
        ? `sent ${record} off a second time`
        : `rescheduled ${record} after boarding or departure`,
    given_back_person: (record) => `named another person on ${record}`,
    given_back_terminal: (record) => `moved ${record} to another terminal`,
  };

/** What the sum of an act is, where nothing was handed back. */
const SUMS: Readonly<Partial<Record<AuditKind, string>>> = {
  given_back_discount: 'less',
  given_back_child: 'less',
  given_back_below: 'less',
  given_back_merge: 'less',
  given_back_departed: 'paid for both departures',
  given_back_terminal: 'moved with it',
};

/** Returns ": ₦37,000.00 given back, ₦9,250.00 kept. She is ill". */
function moneyOf({
  kind,
  after: { amount, kept, reason, payment_method: method, former_payment_method: former },
}: AuditEvent): string {
  const done = former ? `from ${auditValue(former)} to ${auditValue(method)}` : (SUMS[kind] ?? 'given back');
  const sums = [
    ...(amount ? [`${nairaOf(amount)} ${done}`] : []),
    ...(kept ? [`${nairaOf(kept)} kept`] : []),
  ].join(', ');
  const told = [sums, reason].filter(Boolean).join('. ');
  return told === '' ? '' : `: ${told}`;
}

/** Returns "terminal from Awka to Lagos" for one changed field, "name and phone" for several. */
function changesOf({ before, after }: AuditEvent): string {
  const fields = Object.keys(after);
  const [field = ''] = fields;
  if (fields.length !== 1) return LIST.format(fields.map(auditFieldLabel));
  return `${auditFieldLabel(field)} from ${auditValue(before[field])} to ${auditValue(after[field])}`;
}

/** Formats a value; an empty one reads "nothing". */
export const auditValue = (value: string | number | boolean | null | undefined): string =>
  value === undefined || value === null || value === '' ? 'nothing' : String(value);

/** Returns the words of a call's name: "deleteTicket" is "delete ticket". */
const callOf = ({ after: { call } }: AuditEvent): string =>
  auditValue(call).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const rowsIn = ({ after: { rows } }: AuditEvent): string =>
  typeof rows === 'number'
    ? `${rows.toLocaleString('en-US')} ${rows === 1 ? 'row' : 'rows'}`
    : auditValue(rows);

/** Formats an amount that the wire carries in naira. */
const nairaOf = (amount: AuditEvent['after'][string] | undefined): string =>
  typeof amount === 'number' ? formatNaira(Math.round(amount * 100)) : auditValue(amount);

/** Returns "2 tickets and 1 waybill". */
const recordsIn = ({ after }: AuditEvent): string =>
  LIST.format([counted(after['tickets'], 'ticket'), counted(after['waybills'], 'waybill')]);

const counted = (count: AuditEvent['after'][string] | undefined, noun: string): string =>
  `${auditValue(count)} ${noun}${count === 1 ? '' : 's'}`;

const named = (target: AuditEvent['target']): string => {
  if (!target) return 'a record';
  return target.kind === 'person' ? target.name : `the ${target.kind} ${target.name}`;
};
