import type { Kobo } from '@motorpark/domain';
import { type Sql, type Statement, computed, prepared, sql } from '../../db';

/** SQL: the ids of all records of a sale. */
export const recordsOfSale = (record: string): Statement =>
  sql`(select id from records_of_sale(${record}::uuid))`;

/** SQL condition on `transfer_account`: it is for a sale. */
export const isForSale = (record: string): Statement =>
  sql`(transfer_account.ticket_id in ${recordsOfSale(record)} or transfer_account.waybill_id in ${recordsOfSale(record)})`;

/** Returns what has come for a sale by the provider, and what of it no payment has been confirmed with yet; the parts of a party that was split are one sale. */
export async function receivedFor(db: Sql, record: string): Promise<{ received: Kobo; free: Kobo }> {
  const [sums] = await db.query(
    prepared(sql`
      select ${computed<{ received: Kobo; confirmed: Kobo }>({
        received: sql`coalesce((
          select sum(provider_money.amount_kobo) from provider_money join transfer_account on transfer_account.id = account_id
          where ${isForSale(record)}), 0)::bigint`,
        confirmed: sql`coalesce((
          select sum(operation.amount_kobo) from awaited_payment join operation on operation.id = awaited_payment.id
          where provider is not null
            and (ticket_id in ${recordsOfSale(record)} or waybill_id in ${recordsOfSale(record)})), 0)::bigint`,
      })}`),
  );
  const { received = 0, confirmed = 0 } = sums ?? {};
  return { received, free: received - confirmed };
}
