import {
  AS_PAID,
  type Kobo,
  type PaymentPart,
  type TicketPaymentMethod,
  luggageShare,
  partsBack,
} from '@motorpark/domain';
import { type Transaction, computed, sql } from '../../db';
import type { LockedTicket } from './lockTicket';

type Part = PaymentPart<TicketPaymentMethod>;
type Parts = Part[];

/** How what is handed back for a ticket is booked: what goes back of its price, and of what was paid for its luggage. */
export interface Back {
  price: Parts;
  luggage: Parts;
}

/** Divides what is handed back for a ticket: by one method, or as its price (`paid`) and its luggage were paid. */
export async function backFor(
  tx: Transaction,
  ticket: LockedTicket,
  {
    amount,
    paid,
    method = AS_PAID,
  }: { amount: Kobo; paid: readonly Part[]; method?: Part['method'] | typeof AS_PAID },
): Promise<Back> {
  const share = luggageShare(ticket, amount);
  if (method === AS_PAID)
    return { price: partsBack(paid, amount - share), luggage: await luggageBack(tx, ticket.id, share) };
  const inOne = (part: Kobo) => (part > 0 ? [{ method, amount: part }] : []);
  return { price: inOne(amount - share), luggage: inOne(share) };
}

/** Returns by which methods a part of what was paid for a ticket's luggage goes back: as it was paid, cash last. */
export async function luggageBack(tx: Transaction, ticketId: string, amount: Kobo): Promise<Parts> {
  const paid = await tx.query<{ method: TicketPaymentMethod; kobo: Kobo }>(sql`
    select ${computed<{ method: TicketPaymentMethod; kobo: Kobo }>({
      method: sql`method`,
      kobo: sql`sum(amount_kobo)::bigint`,
    })} from operation where ticket_id = ${ticketId} and kind = 'luggage'
    group by method having sum(amount_kobo) > 0 order by method = 'Cash', method`);
  let left = amount;
  return paid.flatMap(({ method, kobo }) => {
    const part = Math.min(left, kobo);
    left -= part;
    return part > 0 ? [{ method, amount: part }] : [];
  });
}

/** Returns what goes back by each method, whatever for. */
export function byMethod({ price, luggage }: Back): Parts {
  const sums = new Map<TicketPaymentMethod, Kobo>();
  for (const { method, amount } of [...price, ...luggage]) sums.set(method, (sums.get(method) ?? 0) + amount);
  return [...sums].map(([method, amount]) => ({ method, amount }));
}
