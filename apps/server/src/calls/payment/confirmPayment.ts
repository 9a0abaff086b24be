import {
  type Data,
  type WireAwaitedPayment,
  paymentByHandWire,
  paymentConfirmationWire,
} from '@motorpark/contract';
import {
  type PaymentConfirmation,
  formatDateTime,
  formatNaira,
  paymentByHandSchema,
  paymentConfirmationSchema,
} from '@motorpark/domain';
import { atOwnTerminal, mayDo } from '../../store/access/rights';
import { type Transaction, columns, computed, sql } from '../../db';
import { recordEvent } from '../../store/audit';
import { recordEdit } from '../../store/history';
import type { PersonContext } from '../../request/call';
import { forbidden, invalid, notFound, refused } from '../../request/failure';
import { valuesIn } from '../../request/form';
import { isId } from '../../db/rows';
import { expireDue } from '../../store/expiry/expireDue';
import { freeReference } from '../../store/payment/freeReference';
import { referenceKey } from '../../store/payment/referenceKey';
import { refuseOthersMoney } from '../../store/transfer/refuseOthersMoney';
import { paymentRows } from '../../store/payment/paymentRows';

export const NO_PAYMENT = 'This payment does not exist.';

/**
 * Confirms that the money was received, with its amount and a reference that no other payment has, unless that is the same money (`freeReference`, `partWith`). A payment is confirmed only
 * once. Staff cannot confirm their own sales; a colleague or the head office does.
 */
export async function confirmPayment(context: PersonContext): Promise<Data<WireAwaitedPayment>> {
  const { db, input, due } = context;
  const seen = valuesIn(paymentConfirmationWire, paymentConfirmationSchema, input);
  await expireDue(db, due);
  return db.transaction((tx) => confirm(tx, seen, context));
}

async function confirm(
  tx: Transaction,
  { reference, amount }: PaymentConfirmation,
  context: PersonContext,
): Promise<Data<WireAwaitedPayment>> {
  const { id, person, now } = context;
  const payment = await lockPayment(tx, context);
  const [line] = await tx.query(
    sql`select ${columns('operation.amount_kobo', 'operation.terminal_id')} from operation where id = ${id}`,
  );
  if (!line) throw notFound(NO_PAYMENT);
  if (payment.is_own && !mayDo(person, 'payment.confirmOwn', { own: line.terminal_id })) {
    throw forbidden('You sold or changed this: a colleague at your terminal or the head office confirms it.');
  }
  if (payment.status !== 'Awaiting confirmation') throw refused(tooLate(payment));
  if (line.amount_kobo !== amount) {
    throw invalid({ amount: `${formatNaira(line.amount_kobo)} is awaited for this ${payment.noun}.` });
  }
  const reason = byHandReason(payment, line.terminal_id, context);
  // Whoever confirms another payment with the same reference at the same moment waits.
  await tx.query(
    sql`select pg_advisory_xact_lock(hashtextextended(${referenceKey(sql`${reference}::text`)}, 0))`,
  );
  const before = await freeReference(tx, { id, reference, now });
  if (before === undefined) await refuseOthersMoney(tx, payment.record_id, reference);
  const shares = await partWith(tx, { id, reference });
  await tx.query(sql`
    update awaited_payment set outcome = 'Confirmed', settled_at = ${now}, settled_by = ${person.id}, reference = ${reference},
      shares = ${shares ?? null}, by_hand_reason = ${reason ?? null} where id = ${id}`);
  const { noun, record_id: record } = payment;
  const to = `Confirmed, ${reference}${before === undefined ? '' : `, which was confirmed for ${before} before`}`;
  const fields = [{ field: 'Payment', from: 'Awaiting confirmation', to }];
  await recordEdit(tx, { noun, id: record, fields, reason, person, now });
  if (payment.is_own) {
    const target = { kind: noun, id: record, name: payment.number };
    await recordEvent(tx, context, { kind: 'own_sale_confirmed', target, after: { amount: payment.amount } });
  }
  const [data] = await paymentRows(tx, sql`awaited_payment.id = ${id}`, context);
  if (!data) throw notFound(NO_PAYMENT);
  return { data };
}

/** Returns the reason why a person confirms what its provider would confirm; undefined for any other payment. Throws if they may not. */
function byHandReason(
  { provider }: WireAwaitedPayment,
  terminalId: string,
  { person, input }: PersonContext,
): string | undefined {
  if (provider === '') return undefined;
  if (!mayDo(person, 'payment.overrule', { own: terminalId }))
    throw forbidden(
      `${provider} confirms this payment when the money is there. Only a super admin can confirm it by hand.`,
    );
  return valuesIn(paymentByHandWire, paymentByHandSchema, input).reason;
}

/** Locks a payment and returns it. Its ticket or waybill is locked first, in the order that all calls use. */
async function lockPayment(tx: Transaction, context: PersonContext): Promise<WireAwaitedPayment> {
  const { id, person } = context;
  const reach = atOwnTerminal(person, 'payment.confirm', sql`operation.terminal_id`);
  const read = () => paymentRows(tx, sql`awaited_payment.id = ${id} and ${reach}`, context);
  const [found] = isId(id) ? await read() : [];
  if (!found) throw notFound(NO_PAYMENT);
  const record = found.noun === 'ticket' ? sql`ticket` : sql`waybill`;
  await tx.query(sql`select from ${record} where id = ${found.record_id} for no key update`);
  await tx.query(sql`select from awaited_payment where id = ${id} for update`);
  const [payment] = await read();
  if (!payment) throw notFound(NO_PAYMENT);
  return payment;
}

function tooLate({ status, until, settled_by: by, settled_at: at, noun }: WireAwaitedPayment): string {
  if (status === 'Confirmed')
    return `This payment is confirmed already: by ${by}, ${formatDateTime(at ?? '')}.`;
  if (status === 'Expired')
    return `This payment was not confirmed by ${formatDateTime(until)}: the ${noun} was taken back.`;
  return `Nobody waits for this payment any more: the ${noun} was deleted or is paid otherwise.`;
}

/**
 * Returns the payment that was confirmed with a reference as a part of the same sale, which was split while it waited: one transfer pays for all parts of it. Undefined if the reference was
 * not used. Throws a 422 at `reference` if it was used for anything else.
 */
async function partWith(
  tx: Transaction,
  { id, reference }: { id: string; reference: string },
): Promise<string | undefined> {
  const isSame = sql`coalesce(operation.ticket_id = mine.ticket_id, operation.waybill_id = mine.waybill_id, false)`;
  const isPart = sql`(sale_of(operation.id) = sale_of(mine.id))`;
  const [used] = await tx.query(sql`
    select ${columns('awaited_payment.id', 'operation.description', 'operation.amount_kobo')},
      ${computed<{ is_same: boolean; is_part: boolean }>({ is_same: isSame, is_part: isPart })}
    from awaited_payment join operation on operation.id = awaited_payment.id join operation as mine on mine.id = ${id}
    where replaced_at is null and ${referenceKey(sql`reference`)} = ${referenceKey(sql`${reference}::text`)}
    order by ${isPart}, shares nulls first limit 1`);
  if (!used || used.is_part) return used?.id;
  const why = used.is_same
    ? `This reference was confirmed for this sale before, for ${formatNaira(used.amount_kobo)}. Enter another number that the bank gives the payment, such as its session ID.`
    : `This reference was used already: ${used.description}.`;
  throw invalid({ reference: why });
}
