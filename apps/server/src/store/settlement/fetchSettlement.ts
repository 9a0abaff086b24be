import type { Kobo } from '@motorpark/domain';
import {
  type PaidOut,
  type PaymentProvider,
  ProviderFailure,
  type SettledPayment,
} from '../../payments/provider';
import { type Database, columns, computed, newId, sql } from '../../db';
import { isId } from '../../db/rows';
import { compareSettlement } from './compareSettlements';

interface Fetching {
  provider: PaymentProvider;
  paidOut: PaidOut;
  now: Date;
}

/**
 * Stores a settlement with all of its payments, as the provider's own server names them, and compares it; does nothing if it is stored. What the provider does not say of a fee is what it said when the
 * money came. Throws `ProviderFailure`.
 */
export async function fetchSettlement(db: Database, { provider, paidOut, now }: Fetching): Promise<void> {
  const { name } = provider;
  const { reference, paidAt } = paidOut;
  const [known] = await db.query(
    sql`select ${columns('settlement.id')} from settlement where provider = ${name} and reference = ${reference}`,
  );
  const payments = known ? [] : await allPayments(provider, paidOut);
  await db.transaction(async (tx) => {
    await tx.query(sql`delete from settlement_due where provider = ${name} and reference = ${reference}`);
    if (known) return;
    const cards = await tx.query(sql`
      select ${columns('transfer_account.id', 'transfer_account.request')} from transfer_account
      where id = any(${payments.map(({ cameFor }) => cameFor).filter(isId)}::uuid[]) and request is not null`);
    const requests = new Map(cards.map(({ id, request }) => [id, request]));
    const cameFor = payments.map((payment) => requests.get(payment.cameFor) ?? payment.cameFor);
    const lines = await tx.query(sql`
      select ${computed<{ id: string; came_for: string; amount: Kobo; fee: Kobo }>({
        id: sql`id`,
        came_for: sql`came_for`,
        amount: sql`amount`,
        fee: sql`least(amount, coalesce(fee, (
          select sum(fee_kobo) from provider_money where provider = ${name} and provider_money.came_for = line.came_for), 0))::bigint`,
      })} from unnest(${payments.map(({ id }) => id)}::text[], ${cameFor}::text[],
        ${payments.map(({ amount }) => amount)}::bigint[], ${payments.map(({ fee = null }) => fee)}::bigint[])
        as line (id, came_for, amount, fee)`);
    const fee = paidOut.sums?.fee ?? lines.reduce((sum, line) => sum + line.fee, 0);
    const amount = paidOut.sums?.amount ?? lines.reduce((sum, line) => sum + line.amount - line.fee, 0);
    const [settlement] = await tx.query(sql`
      insert into settlement (id, provider, reference, amount_kobo, fee_kobo, payments, paid_at, seen_at)
      values (${newId()}, ${name}, ${reference}, ${amount}, ${fee}, ${lines.length}, ${paidAt}, ${now})
      on conflict (provider, reference) do nothing returning ${columns('settlement.id')}`);
    if (!settlement) return;
    await tx.query(sql`
      insert into settlement_line (id, settlement_id, reference, came_for, amount_kobo, fee_kobo)
      select id, ${settlement.id}, reference, came_for, amount, fee from unnest(${lines.map(() => newId())}::uuid[],
        ${lines.map(({ id }) => id)}::text[], ${lines.map((line) => line.came_for)}::text[],
        ${lines.map((line) => line.amount)}::bigint[], ${lines.map((line) => line.fee)}::bigint[])
        as line (id, reference, came_for, amount, fee)`);
    await compareSettlement(tx, settlement.id, now);
  });
}

/** Returns the payments of a settlement, page by page. */
async function allPayments(
  provider: PaymentProvider,
  { reference, sums }: PaidOut,
): Promise<SettledPayment[]> {
  const payments = new Map<string, SettledPayment>();
  const unclear = (why: string) =>
    new ProviderFailure('unreadable', `${provider.name} ${why} in settlement ${reference}.`);
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const found = await provider.settledPayments(reference, page);
    for (const payment of found.payments) {
      if (payments.has(payment.id)) throw unclear(`names payment ${payment.id} twice`);
      payments.set(payment.id, payment);
    }
    isLast = found.isLast || found.payments.length === 0;
  }
  if (payments.size === 0 && !sums) throw unclear('names no payment');
  return [...payments.values()];
}
