import { AWAITED_STATUSES, type AwaitedPayment, SHIFT_METHODS } from '@motorpark/domain';
import { apiFailure } from '../failure/failure';
import { type Fields, idOf, instantOf, koboOf, recordOf, textOf } from '../reading';

/** Parses a payment; undefined if its amount, status or payment method cannot be read: money is never guessed. */
export function readPayment(row: Fields, place = 0): AwaitedPayment | undefined {
  const amount = koboOf(row['amount']);
  const status = AWAITED_STATUSES.find((one) => one === row['status']);
  const method = SHIFT_METHODS.find((one) => one === row['method']);
  if (amount === undefined || status === undefined || method === undefined) return undefined;
  const text = (name: string) => textOf(row[name]) ?? '';
  return {
    id: idOf(row, place),
    noun: row['noun'] === 'waybill' ? 'waybill' : 'ticket',
    recordId: text('record_id'),
    number: text('number'),
    payer: text('payer'),
    paymentReference: text('told_reference'),
    method,
    amount,
    status,
    until: instantOf(row['until']) ?? '',
    reference: text('reference'),
    terminal: text('terminal'),
    person: text('person'),
    counter: text('counter'),
    isOwn: row['is_own'] === true,
    at: instantOf(row['at']) ?? '',
    settledBy: text('settled_by'),
    settledAt: instantOf(row['settled_at']),
  };
}

/** Reads the payments of a response; throws unless every one can be read. */
export function paymentsIn(body: unknown): AwaitedPayment[] {
  const { data } = recordOf(body);
  const rows = Array.isArray(data) ? data : [];
  const payments = rows.flatMap((one, place) => readPayment(recordOf(one), place) ?? []);
  if (payments.length !== rows.length) throw apiFailure({ kind: 'unknown' });
  return payments;
}
