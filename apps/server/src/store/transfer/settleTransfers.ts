import { type Kobo, type ProviderName, formatNaira } from '@motorpark/domain';
import { type Transaction, columns, computed, sql } from '../../db';
import { recordEdit } from '../history';
import { referenceKey } from '../payment/referenceKey';
import { isForSale, receivedFor, recordsOfSale } from './received';

interface Settled {
  /** A ticket or waybill of the sale. */
  record: string;
  provider: ProviderName;
  now: Date;
}

/**
 * Confirms the payments of a sale that the money of its accounts covers, oldest first; what is more, comes too late or for a void sale confirms nothing. Locks the records of the sale.
 */
export async function settleTransfers(tx: Transaction, { record, provider, now }: Settled): Promise<void> {
  await tx.query(sql`select from ticket where id in ${recordsOfSale(record)} order by id for no key update`);
  await tx.query(sql`select from waybill where id = ${record} for no key update`);
  const waiting = await tx.query(sql`
    select ${columns('awaited_payment.id', 'operation.ticket_id', 'operation.waybill_id', 'operation.amount_kobo')}
    from awaited_payment join operation on operation.id = awaited_payment.id
    where outcome is null and method = 'Bank Transfer'
      and (ticket_id in ${recordsOfSale(record)} or waybill_id in ${recordsOfSale(record)})
    order by operation.at, operation.id for update of awaited_payment`);
  let { free } = await receivedFor(tx, record);
  let isAwaited = false;
  for (const { id, ticket_id: ticket, waybill_id: waybill, amount_kobo: amount } of waiting) {
    if (amount > free) {
      isAwaited = true;
      continue;
    }
    free -= amount;
    const reference = await confirm(tx, { id, record, provider, now });
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
  await recordSurplus(tx, { record, amount: isAwaited ? 0 : free, now });
}

/** Stores what came for a sale and pays for nothing: nothing while its payment waits for the rest. */
async function recordSurplus(
  tx: Transaction,
  { record, amount, now }: { record: string; amount: Kobo; now: Date },
): Promise<void> {
  const first = sql`(select former.id from former_records(${record}) as former left join ticket on ticket.id = former.id where split_from is null)`;
  if (amount <= 0) {
    await tx.query(sql`delete from transfer_surplus where record_id = ${first}`);
    return;
  }
  await tx.query(sql`
    insert into transfer_surplus (record_id, amount_kobo, since) values (${first}, ${amount}, ${now})
    on conflict (record_id) do update set amount_kobo = excluded.amount_kobo where transfer_surplus.amount_kobo <> excluded.amount_kobo`);
}

/** Confirms a payment with the reference of the last money that came for its sale, and returns that reference. */
async function confirm(
  tx: Transaction,
  { id, record, provider, now }: Settled & { id: string },
): Promise<string> {
  const [last] = await tx.query(sql`
    select ${columns('provider_money.reference')},
      ${computed<{ shares: string | null }>({
        shares: sql`(select used.id from awaited_payment as used
          where ${referenceKey(sql`used.reference`)} = ${referenceKey(sql`provider_money.reference`)} and used.replaced_at is null
            and used.shares is null)`,
      })}
    from provider_money join transfer_account on transfer_account.id = account_id
    where ${isForSale(record)} order by provider_money.paid_at desc, provider_money.id desc limit 1`);
  if (!last) throw new Error('No money has come for this sale.');
  await tx.query(sql`
    update awaited_payment set outcome = 'Confirmed', settled_at = ${now}, provider = ${provider}, reference = ${last.reference},
      shares = ${last.shares} where id = ${id}`);
  return last.reference;
}
