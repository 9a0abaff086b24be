import type { Concessions, TicketValues } from '@motorpark/domain';
import { columns, type Transaction, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { ledgerTerminalOf } from '../access/rights';
import type { SharedTrip } from '../trip/lockTripShared';
import { recordGiveBack } from './recordGiveBack';

interface Conceded {
  ticketId: string;
  trip: SharedTrip;
  values: Pick<TicketValues, 'discount' | 'discountReason'>;
  off: Concessions;
}

/** Records what a ticket costs less than the fare that holds: by whoever set the fare of its trip below it, and as a child's fare and a discount by whoever sells it. */
export async function recordConcessions(
  tx: Transaction,
  { ticketId, trip, values, off }: Conceded,
  { person, now, ip, requestId }: Pick<PersonContext, 'person' | 'now' | 'ip' | 'requestId'>,
): Promise<void> {
  const terminalId = ledgerTerminalOf(person) ?? trip.originId;
  const common = { subject: { noun: 'ticket', id: ticketId }, kept: 0, terminalId, now } as const;
  const act = { ...common, person, ip, requestId };
  const reason = [values.discount, values.discountReason].filter(Boolean).join(': ');
  if (off.discount > 0) await recordGiveBack(tx, { ...act, way: 'discount', amount: off.discount, reason });
  if (off.child > 0) await recordGiveBack(tx, { ...act, way: 'child', amount: off.child });
  if (off.below === 0) return;
  const [setter] = await tx.query(sql`
    select ${columns('person.id', 'person.name', 'trip.fare_reason')} from trip join person on person.id = fare_set_by
    where trip.id = ${trip.id}`);
  const why = setter?.fare_reason ?? undefined;
  // The address is the seller's, not that of whoever set the fare.
  await recordGiveBack(tx, { ...common, person: setter, way: 'below', amount: off.below, reason: why });
}
