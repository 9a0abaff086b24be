import { type Kobo, PROVIDER_METHODS, type ProviderMethod, formatNaira } from '@motorpark/domain';
import { type Transaction, columns, computed, sql } from '../../db';
import { recordEdit } from '../history';
import { referenceKey } from '../payment/referenceKey';
import { firstOfSale, isForSale, ofSale, receivedFor, recordsOfSale } from './received';

interface Settled {
  /** A ticket or waybill of the sale. */
  record: string;
  now: Date;
}

/**
 * Confirms the payments of a sale that the free money of its accounts covers, by transfer and by card each with its own, oldest first; what is more, comes too late or for a void sale confirms
 * nothing. Locks the records of the sale. Returns the surplus: what can be given back.
 */
export async function settleTransfers(tx: Transaction, { record, now }: Settled): Promise<Kobo> {
  await lockSale(tx, record);
  let amount = 0;
  let unconfirmed = 0;
  for (const method of PROVIDER_METHODS) {
    const settled = await settleBy(tx, method, { record, now });
    amount += settled.amount;
    unconfirmed += settled.unconfirmed;
  }
  await recordSurplus(tx, { record, amount, unconfirmed, now });
  return amount;
}

/** Settles the payments by one method. Returns the surplus, and what of the returns is unconfirmed. */
async function settleBy(tx: Transaction, method: ProviderMethod, { record, now }: Settled) {
  const waiting = await tx.query(sql`
    select ${columns('awaited_payment.id', 'operation.ticket_id', 'operation.waybill_id', 'operation.amount_kobo')}
    from awaited_payment join operation on operation.id = awaited_payment.id
    where outcome is null and method = ${method}
      and ${ofSale('operation', record)}
    order by operation.at, operation.id for update of awaited_payment`);
  const { unconfirmed, ...received } = await receivedFor(tx, record, method);
  let { free } = received;
  let isAwaited = false;
  for (const { id, ticket_id: ticket, waybill_id: waybill, amount_kobo: amount } of waiting) {
    if (amount > free) {
      isAwaited = true;
      continue;
    }
    free -= amount;
    const { provider, reference } = await confirm(tx, method, { id, record, now });
    const to = `Confirmed by ${provider}, ${formatNaira(amount)}, ${reference}`;
    await recordEdit(tx, {
      noun: ticket === null ? 'waybill' : 'ticket',
      id: ticket ?? waybill ?? '',
      fields: [{ field: 'Payment', from: 'Awaiting confirmation', to }],
      person: undefined,
      provider,
      now,
    });
  }
  // While a payment waits for the rest, a part of it is no surplus.
  return { amount: isAwaited ? 0 : free, unconfirmed };
}

/** Locks the records of a sale: what comes for it, pays for it and is sent back of it is counted one after the other. */
export async function lockSale(tx: Transaction, record: string): Promise<void> {
  await tx.query(sql`select from ticket where id in ${recordsOfSale(record)} order by id for no key update`);
  await tx.query(sql`select from waybill where id = ${record} for no key update`);
}

interface Surplus extends Settled {
  amount: Kobo;
  unconfirmed: Kobo;
}

/** Stores what came for a sale and pays for nothing, for the list of what there is to look at. */
async function recordSurplus(tx: Transaction, { record, amount, unconfirmed, now }: Surplus): Promise<void> {
  const first = firstOfSale(sql`${record}::uuid`);
  if (amount + unconfirmed <= 0) {
    await tx.query(sql`delete from transfer_surplus where record_id = ${first}`);
    return;
  }
  await tx.query(sql`
    insert into transfer_surplus (record_id, amount_kobo, unconfirmed_kobo, since) values (${first}, ${amount}, ${unconfirmed}, ${now})
    on conflict (record_id) do update set amount_kobo = excluded.amount_kobo, unconfirmed_kobo = excluded.unconfirmed_kobo
      where (transfer_surplus.amount_kobo, transfer_surplus.unconfirmed_kobo) <> (excluded.amount_kobo, excluded.unconfirmed_kobo)`);
}

/** Confirms a payment with the reference of the last money that came for its sale by its method, and returns it. */
async function confirm(
  tx: Transaction,
  method: ProviderMethod,
  { id, record, now }: Settled & { id: string },
) {
  const [last] = await tx.query(sql`
    select ${columns('provider_money.provider', 'provider_money.reference')},
      ${computed<{ shares: string | null }>({
        shares: sql`(select used.id from awaited_payment as used
          where ${referenceKey(sql`used.reference`)} = ${referenceKey(sql`provider_money.reference`)} and used.replaced_at is null
            and used.shares is null)`,
      })}
    from provider_money join transfer_account on transfer_account.id = account_id
    where ${isForSale(record, method)} order by provider_money.paid_at desc, provider_money.id desc limit 1`);
  if (!last) throw new Error('No money has come for this sale.');
  await tx.query(sql`
    update awaited_payment set outcome = 'Confirmed', settled_at = ${now}, provider = ${last.provider}, reference = ${last.reference},
      shares = ${last.shares} where id = ${id}`);
  return last;
}
