import { type Kobo, type PassengerKind, childPricing, mergeDifference, worthOf } from '@motorpark/domain';
import { saleRulesOf } from '../../store/company/companyRow';
import { type Transaction, columns, sql } from '../../db';
import { recordGiveBack } from '../../store/giveBack/recordGiveBack';
import type { PersonContext } from '../../request/call';

interface Merge {
  from: { amount: Kobo; held: Kobo; originId: string };
  to: { amount: Kobo; held: Kobo };
  /** The tickets that move, with the previous seats of those passengers who get one there. */
  tickets: readonly { id: string; seats: readonly number[] }[];
  reason?: string | undefined;
}

/** Records for each ticket what its passengers do not pay on a dearer trip. Call it before they move. */
export async function recordMerge(
  tx: Transaction,
  { from, to, tickets, reason }: Merge,
  { person, now, ip, requestId }: PersonContext,
): Promise<void> {
  const worths = { from: worthOf(from), to: worthOf(to) };
  if (worths.to <= worths.from) return;
  const rules = await saleRulesOf(tx);
  for (const { id, seats } of tickets) {
    const kinds = await kindsOf(tx, id, seats);
    const terms = { kinds, rule: rules.fareRule, ...childPricing(rules) };
    const amount = mergeDifference(worths, terms);
    if (amount === 0) continue;
    const act = { way: 'merge', subject: { noun: 'ticket', id }, amount, kept: 0, reason } as const;
    await recordGiveBack(tx, { ...act, person, terminalId: from.originId, now, ip, requestId });
  }
}

/** Returns what the passengers in these seats pay as. */
async function kindsOf(
  tx: Transaction,
  ticketId: string,
  seats: readonly number[],
): Promise<PassengerKind[]> {
  const passengers = await tx.query(sql`
    select ${columns('passenger.kind')} from passenger where ticket_id = ${ticketId} and seat_number = any(${[...seats]}::int[])`);
  return passengers.map(({ kind }) => (kind === 'child' ? kind : 'adult'));
}
