import type { Kobo } from '@motorpark/domain';
import type { PaymentProvider, ReceivedMoney } from '../../payments/provider';
import { type Database, columns, computed, newId, sql } from '../../db';
import { isId } from '../../db/rows';
import { lockSale, settleTransfers } from './settleTransfers';

interface Received {
  provider: PaymentProvider['name'];
  /** The reference under which it came. */
  reference: string;
  money: readonly ReceivedMoney[];
  now: Date;
}

/**
 * Stores the money that a provider's own server says has come for a reference, each transfer once, and confirms what it pays for. Only naira counts. Never more is stored than the answer comes to,
 * as a provider may name a transfer in another way once it knows its details.
 */
export async function receiveMoney(
  db: Database,
  { provider, reference, money, now }: Received,
): Promise<void> {
  const naira = money.filter(({ currency, amount }) => currency === 'NGN' && amount > 0);
  if (naira.length === 0) return;
  await db.transaction(async (tx) => {
    const [account] = await tx.query(sql`
      select ${columns('transfer_account.id', 'transfer_account.ticket_id', 'transfer_account.waybill_id')}
      from transfer_account where ${isId(reference) ? sql`id` : sql`request`} = ${reference}`);
    const record = account?.ticket_id ?? account?.waybill_id;
    if (record) await lockSale(tx, record);
    const [stored] = await tx.query(sql`
      select ${computed<{ kobo: Kobo }>({ kobo: sql`coalesce(sum(amount_kobo), 0)::bigint` })}
      from provider_money where provider = ${provider} and came_for = ${reference}`);
    let more = naira.reduce((sum, { amount }) => sum + amount, -(stored?.kobo ?? 0));
    for (const { id, amount, fee, paidAt, sender } of naira) {
      if (more <= 0) break;
      const [one] = await tx.query(sql`
        insert into provider_money (id, provider, reference, came_for, account_id, amount_kobo, fee_kobo, paid_at, seen_at,
          sender_name, sender_account, sender_bank)
        values (${newId()}, ${provider}, ${id}, ${reference}, ${account?.id ?? null}, ${Math.min(amount, more)}, ${fee}, ${paidAt}, ${now},
          ${sender.name}, ${sender.account}, ${sender.bank})
        on conflict (provider, reference) do nothing returning ${columns('provider_money.amount_kobo')}`);
      more -= one?.amount_kobo ?? 0;
    }
    if (record) await settleTransfers(tx, { record, now });
  });
}
