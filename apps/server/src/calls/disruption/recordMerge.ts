import {
  type Kobo,
  type PassengerKind,
  type Seating,
  childPricing,
  mergeDifference,
  mergeObstacle,
  worthOf,
} from '@motorpark/domain';
import { saleRulesOf } from '../../store/company/companyRow';
import { type Transaction, computed, sql } from '../../db';
import { recordGiveBack } from '../../store/giveBack/recordGiveBack';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';

interface Merge {
  from: { amount: Kobo; held: Kobo; originId: string };
  to: { amount: Kobo; held: Kobo };
  /** The tickets that move, with the previous seats of those passengers who get one there. */
  tickets: readonly { id: string; seats: readonly number[] }[];
  reason?: string | undefined;
}

export const movedIn = (seating: readonly Seating[]): Merge['tickets'] =>
  seating.map(({ id, moves }) => ({
    id,
    seats: moves.flatMap(({ from, to }) => (to === undefined ? [] : [from])),
  }));

/** Returns what passengers do not pay on a dearer trip, by ticket. Throws a 422 at `trip_id` if the person may not move them there. */
export async function unpaidIn(tx: Transaction, { from, to, tickets }: Merge, { person }: PersonContext) {
  const { fareRule: rule, ...rules } = await saleRulesOf(tx);
  const unpaid: { id: string; amount: Kobo }[] = [];
  for (const { id, seats } of tickets) {
    const sold = await soldAt(tx, id, seats);
    // A split divides one fare for any number of seats; each part is worth the whole.
    const isWhole = sold.fare === null && rule === 'per-ticket';
    const fares = { from: isWhole ? worthOf(from) : (sold.fare ?? sold.share), to: worthOf(to) };
    const named = isWhole ? 0 : sold.named;
    const terms = { kinds: sold.kinds, rule, ...childPricing(rules) };
    const amount = mergeDifference(fares, terms, named * sold.kinds.length);
    if (amount === 0) continue;
    const why = mergeObstacle({ ...fares, from: Math.floor(fares.from + named) }, person.role);
    if (why !== undefined) throw invalid({ trip_id: why });
    unpaid.push({ id, amount });
  }
  return unpaid;
}

/** Records for each ticket what its passengers do not pay on a dearer trip. Call it before they move. */
export async function recordMerge(tx: Transaction, merge: Merge, context: PersonContext): Promise<void> {
  const { person, now, ip, requestId } = context;
  const by = { person, terminalId: merge.from.originId, now, ip, requestId };
  for (const { id, amount } of await unpaidIn(tx, merge, context)) {
    const act = { way: 'merge', subject: { noun: 'ticket', id }, amount, kept: 0 } as const;
    await recordGiveBack(tx, { ...act, reason: merge.reason, ...by });
  }
}

/**
 * Returns what a ticket was sold at, whatever its trip costs by now: an adult's fare without a discount, null if it has one amount for all its seats; each seat's
 * share of the amount, and of what is named as not paid; and what the passengers in these seats pay as.
 */
async function soldAt(tx: Transaction, ticketId: string, seats: readonly number[]) {
  const [sold] = await tx.query(
    sql`select ${computed<{ fare: Kobo | null; share: Kobo; named: Kobo; kinds: PassengerKind[] }>({
      fare: sql`case when fare_kobo is not null then coalesce(full_fare_kobo, fare_kobo) end`,
      share: sql`coalesce(full_fare_kobo, amount_kobo)::float8 / count(*)`,
      named: sql`(select coalesce(sum(amount_kobo), 0) from give_back where ticket_id = ticket.id and way in ('below', 'merge'))::float8 / count(*)`,
      kinds: sql`coalesce(array_agg(coalesce(kind, 'adult')) filter (where seat_number = any(${[...seats]}::int[])), '{}')`,
    })} from ticket join passenger on passenger.ticket_id = ticket.id where ticket.id = ${ticketId} group by ticket.id`,
  );
  if (!sold) throw new Error(`There is no ticket ${ticketId}.`);
  return sold;
}
