import {
  AWAITED_STATUSES,
  CONFIRMATION_FLAGS,
  HELD_REASONS,
  type AwaitedPayment,
  SHIFT_METHODS,
} from '@motorpark/domain';
import {
  everyRecordIn,
  flag,
  instant,
  instantOf,
  koboOf,
  mustRead,
  oneOf,
  recordOf,
  required,
  rowId,
  sentAs,
  shape,
  text,
} from '../reading';

/** Parses a payment; undefined if its amount, status or payment method cannot be read: money is never guessed. */
export const readPayment = shape<AwaitedPayment>({
  id: rowId,
  noun: (value) => (value === 'waybill' ? 'waybill' : 'ticket'),
  recordId: text,
  number: text,
  payer: text,
  paymentReference: sentAs('told_reference', text),
  method: required(oneOf(SHIFT_METHODS)),
  amount: required(koboOf),
  status: required(oneOf(AWAITED_STATUSES)),
  until: instant,
  held: oneOf(HELD_REASONS),
  flag: oneOf(CONFIRMATION_FLAGS),
  reference: text,
  terminal: text,
  person: text,
  counter: text,
  isOwn: flag,
  at: instant,
  settledBy: text,
  settledAt: instantOf,
});

/** Reads the payments of a response; throws unless every one can be read. */
export function paymentsIn(body: unknown): AwaitedPayment[] {
  const { data } = recordOf(body);
  return mustRead(everyRecordIn(Array.isArray(data) ? data : [], readPayment));
}
