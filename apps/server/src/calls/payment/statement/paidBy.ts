import type { WireAwaitedPayment } from '@motorpark/contract';
import {
  type Day,
  type Instant,
  type Kobo,
  addDays,
  lagosDay,
  nairaOnWire,
  typedNaira,
} from '@motorpark/domain';
import { type Sql, computed, columns, sql } from '../../../db';
import { PAYMENTS } from '../../../store/payment/paymentRows';
import { sameReference } from './referencesIn';
import type { StatementRow } from './statementColumns';

export type Named = Pick<WireAwaitedPayment, 'id' | 'amount' | 'reference'> & { told_reference?: string };

/** The sale of each payment, by the payment's id. */
export type Sales = ReadonlyMap<
  string,
  {
    /** The same for all parts of a sale that was split while its payment waited. */
    sale: string;
    /** What all parts come to. */
    whole: Kobo;
    /** The day before the sale: money that came earlier is not its payment. */
    earliest: Day;
  }
>;

export async function salesOf(db: Sql, payments: readonly { id: string }[]): Promise<Sales> {
  const sale = computed<{ sale: string; whole: Kobo; at: Instant }>({
    sale: sql`whole.id`,
    whole: sql`whole.amount_kobo`,
    at: sql`coalesce(ticket.booked_at, waybill.booked_at)`,
  });
  const ids = payments.map(({ id }) => id);
  const rows = await db.query(sql`
    select ${columns('awaited_payment.id', sale)} ${PAYMENTS} join operation as whole on whole.id = sale_of(operation.id)
    where awaited_payment.id = any(${ids}::uuid[])`);
  return new Map(rows.map(({ id, at, ...one }) => [id, { ...one, earliest: addDays(lagosDay(at), -1) }]));
}

/** The reference of a payment as it is compared: the confirmed one, else the customer's. */
const sameOf = ({ reference, told_reference: told = '' }: Named) => sameReference(reference || told);

/** Groups payments by their references. */
export function bySameReference<Payment extends Named>(payments: readonly Payment[]) {
  const bySame = new Map<string, Payment[]>();
  for (const payment of payments) {
    const same = sameOf(payment);
    if (same !== '') bySame.set(same, [...(bySame.get(same) ?? []), payment]);
  }
  return bySame;
}

/** Whether a row pays the whole sale of a payment. */
export const isWhole = (row: StatementRow, { id }: Named, sales: Sales): boolean =>
  row.isCredited && koboIn(row.amount) === sales.get(id)?.whole;

/** Whether a row pays a payment, or the whole sale of which it is a part. */
export const isPaidBy = (row: StatementRow, payment: Named, sales: Sales): boolean =>
  isWhole(row, payment, sales) ||
  (row.isCredited && nairaOnWire(koboIn(row.amount) ?? -1) === payment.amount);

/** Of the payments that a row can pay, those that it does: the one with the longest reference, or all parts of its sale if it pays the whole. */
export function paidBy<Payment extends Named>(row: StatementRow, payments: readonly Payment[], sales: Sales) {
  const [best] = payments.toSorted((one, other) => sameOf(other).length - sameOf(one).length);
  if (!best || !isWhole(row, best, sales)) return best ? [best] : [];
  return payments.filter(({ id }) => sales.get(id)?.sale === sales.get(best.id)?.sale);
}

/** Reads an amount as a statement writes it, without its sign. */
export const koboIn = (amount = ''): Kobo | undefined =>
  typedNaira(amount.replace(/^[-−]|[-−]$|\s*[cd]r\.?$/gi, ''));
