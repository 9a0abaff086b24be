import type { Kobo, Transfer } from '@motorpark/domain';
import { type Sql, type Statement, computed, prepared, sql } from '../../db';

/** SQL: the ids of all records of a sale. */
export const recordsOfSale = (record: string): Statement =>
  sql`(select id from records_of_sale(${record}::uuid))`;

/** SQL condition on `transfer_account`: it is for a sale. */
export const isForSale = (record: string): Statement =>
  sql`(transfer_account.ticket_id in ${recordsOfSale(record)} or transfer_account.waybill_id in ${recordsOfSale(record)})`;

/** SQL: the sum of a sale's payments that had to be confirmed. */
const sumOf = (record: string, which: Statement): Statement => sql`coalesce((
  select sum(operation.amount_kobo) from awaited_payment join operation on operation.id = awaited_payment.id
  where ${which} and (ticket_id in ${recordsOfSale(record)} or waybill_id in ${recordsOfSale(record)})), 0)::bigint`;

/**
 * Returns what has come for a sale by the provider, what of it no payment has been confirmed with yet, and what is still to come by transfer. The parts of a party that was split are one
 * sale.
 */
export async function receivedFor(
  db: Sql,
  record: string,
): Promise<Pick<Transfer, 'received' | 'free' | 'due'>> {
  const [sums] = await db.query(
    prepared(sql`
      select ${computed<{ received: Kobo; confirmed: Kobo; awaited: Kobo }>({
        received: sql`coalesce((
          select sum(provider_money.amount_kobo) from provider_money join transfer_account on transfer_account.id = account_id
          where ${isForSale(record)}), 0)::bigint`,
        confirmed: sql`${sumOf(record, sql`provider is not null`)}`,
        awaited: sql`${sumOf(record, sql`outcome is null and method = 'Bank Transfer'`)}`,
      })}`),
  );
  const { received = 0, confirmed = 0, awaited = 0 } = sums ?? {};
  const free = received - confirmed;
  return { received, free, due: Math.max(0, awaited - free) };
}
