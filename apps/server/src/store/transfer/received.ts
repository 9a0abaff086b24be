import type { Kobo, ProviderMethod, Transfer } from '@motorpark/domain';
import { type Sql, type Statement, computed, name, prepared, sql } from '../../db';
import { referenceKey } from '../payment/referenceKey';

/** SQL: the ids of all records of a sale. */
export const recordsOfSale = (record: string): Statement =>
  sql`(select id from records_of_sale(${record}::uuid))`;

/** SQL: the record of a sale from which all others of it were split. */
export const firstOfSale = (record: Statement): Statement => sql`(
  select former.id from former_records(${record}) as former left join ticket on ticket.id = former.id where split_from is null)`;

/** SQL condition on a table with tickets and waybills: a row is of a sale. By its index, however many sales there are. */
export const ofSale = (
  table: 'transfer_account' | 'operation',
  record: string,
): Statement => sql`${name(table)}.id in (
  select one.id from ${recordsOfSale(record)} as record join ${name(table)} as one on one.ticket_id = record.id
  union all select id from ${name(table)} where waybill_id = ${record})`;

/** SQL condition on `transfer_account`: it is for a sale, and for payments by a method if one is given. */
export const isForSale = (record: string, method?: ProviderMethod): Statement =>
  sql`(${ofSale('transfer_account', record)}${method === undefined ? sql`` : sql` and transfer_account.method = ${method}`})`;

/** SQL: the sum of a sale's payments that had to be confirmed. */
const sumOf = (record: string, which: Statement): Statement => sql`coalesce((
  select sum(operation.amount_kobo) from awaited_payment join operation on operation.id = awaited_payment.id
  where ${which} and ${ofSale('operation', record)}), 0)::bigint`;

/** SQL condition on `awaited_payment`: it was confirmed with money that came for its sale, by the provider, or by hand with the reference of that money. */
const isPaidFor = (
  record: string,
  method: ProviderMethod,
): Statement => sql`(awaited_payment.provider is not null and operation.method = ${method} or awaited_payment.provider is null and outcome = 'Confirmed' and exists (
  select from provider_money join transfer_account on transfer_account.id = account_id
  where ${referenceKey(sql`provider_money.reference`)} = ${referenceKey(sql`awaited_payment.reference`)} and ${isForSale(record, method)}))`;

/** SQL condition on `transfer_return`: it was sent back, as far as anybody knows. */
export const IS_SENT = sql`not exists (
  select from transfer_return_answer where return_id = transfer_return.id and refusal is not null)`;

/** SQL: what of the money of a sale was sent back. */
const returnedOf = (record: string, method: ProviderMethod, which: Statement): Statement => sql`coalesce((
  select sum(transfer_return.amount_kobo) from transfer_return join provider_money on provider_money.id = money_id
    join transfer_account on transfer_account.id = account_id where ${isForSale(record, method)} and ${which}), 0)::bigint`;

interface Received extends Pick<Transfer, 'received' | 'free' | 'due'> {
  /** What was sent back and a second person has not confirmed yet. It is not free. */
  unconfirmed: Kobo;
}

/**
 * Returns what has come for a sale by the provider and a method, what of it is free, as no payment was confirmed with it and it was not sent back, and what is still to come by that method. The
 * parts of a party that was split are one sale.
 */
export async function receivedFor(db: Sql, record: string, method: ProviderMethod): Promise<Received> {
  const [sums] = await db.query(
    prepared(sql`
      select ${computed<{
        received: Kobo;
        confirmed: Kobo;
        awaited: Kobo;
        returned: Kobo;
        unconfirmed: Kobo;
      }>({
        received: sql`coalesce((
          select sum(provider_money.amount_kobo) from provider_money join transfer_account on transfer_account.id = account_id
          where ${isForSale(record, method)}), 0)::bigint`,
        confirmed: sql`${sumOf(record, isPaidFor(record, method))}`,
        returned: returnedOf(record, method, IS_SENT),
        unconfirmed: returnedOf(
          record,
          method,
          sql`not exists (select from transfer_return_answer where return_id = transfer_return.id)`,
        ),
        awaited: sql`${sumOf(record, sql`outcome is null and operation.method = ${method}`)}`,
      })}`),
  );
  const { received = 0, confirmed = 0, awaited = 0, returned = 0, unconfirmed = 0 } = sums ?? {};
  const free = Math.max(0, received - confirmed - returned);
  return { received, free, due: Math.max(0, awaited - free), unconfirmed };
}
