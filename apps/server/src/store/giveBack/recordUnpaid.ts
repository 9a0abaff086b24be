import { type GiveBackWay, type Instant, type Kobo, unpaidFor } from '@motorpark/domain';
import { type Transaction, columns, computed, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { saleRulesOf } from '../company/companyRow';
import { fareHeld } from '../fare/fares';
import type { LockedTrip } from '../trip/lockTrip';
import { TRIP_ROUTES } from '../trip/tripColumns';
import { recordGiveBack } from './recordGiveBack';

type By = Pick<PersonContext, 'person' | 'now' | 'ip' | 'requestId'>;

/** SQL: what a seat of a ticket is on record as worth; of tickets from before that was stored, what it was sold at. */
export const WORTH = sql`coalesce(ticket.worth_kobo, ticket.full_fare_kobo, ticket.fare_kobo, ticket.amount_kobo)`;

interface Unpaid {
  way: Extract<GiveBackWay, 'below' | 'merge'>;
  /** The trip of the tickets, as it is before the change. */
  from: Pick<LockedTrip, 'held' | 'originId'>;
  /** What a seat is worth from now on. */
  to: Kobo;
  tickets: readonly { id: string; seats: number }[];
  reason?: string | undefined;
}

/** Records for each ticket what its passengers do not pay for seats that are worth more from now on. Call it before they move, and `raiseWorth` when they have. */
export async function recordUnpaid(
  tx: Transaction,
  { way, from, to, tickets, reason }: Unpaid,
  { person, now, ip, requestId }: By,
): Promise<void> {
  const { fareRule: rule } = await saleRulesOf(tx);
  const ids = sql`${tickets.map(({ id }) => id)}::uuid[]`;
  // One fare for any number of seats is one for all parts of a ticket that was split.
  const worths = await tx.query(sql`
    select ${columns('ticket.id', computed<{ worth: Kobo }>({ worth: WORTH }))}
    from ticket where id = any(${ids}) and (${rule} <> 'per-ticket' or split_from is null or split_from <> all(${ids})) order by id`);
  for (const { id, worth } of worths) {
    const seats = tickets.find((ticket) => ticket.id === id)?.seats ?? 0;
    const amount = unpaidFor({ seats, worth, held: from.held, rule }, to);
    if (amount === 0) continue;
    const act = { way, subject: { noun: 'ticket', id }, amount, kept: 0, reason } as const;
    await recordGiveBack(tx, { ...act, person, terminalId: from.originId, now, ip, requestId });
  }
}

/** Keeps on the tickets what a seat of them is worth now, once what is not paid for that is on record. */
export const raiseWorth = (tx: Transaction, tickets: readonly { id: string }[], worth: Kobo) =>
  tx.query(sql`update ticket set worth_kobo = ${worth}
    where id = any(${tickets.map(({ id }) => id)}::uuid[]) and ${WORTH} < ${worth}::bigint`);

/** What a trip gets by its form or by a disruption; undefined: it keeps what it has. */
interface Changed {
  vehicleType?: string | undefined;
  travelDate?: Instant | undefined;
  reason?: string | undefined;
}

/**
 * If another vehicle or day makes the seats of a trip worth more: records what the passengers of all its tickets do not pay for that, and who did it, as whoever sets the price
 * of what is sold from now on. Call it before the trip changes. The caller holds the trip's lock, under which no ticket changes.
 */
export async function recordDearer(
  tx: Transaction,
  trip: LockedTrip,
  { vehicleType, travelDate, reason }: Changed,
  by: By,
): Promise<void> {
  const held = fareHeld(
    vehicleType === undefined ? undefined : sql`${vehicleType}::text`,
    travelDate === undefined ? undefined : sql`${travelDate}::timestamptz`,
  );
  const [changed] = await tx.query(sql`select ${held} from ${TRIP_ROUTES} where trip.id = ${trip.id}`);
  const to = changed?.fare_held ?? 0;
  if (to <= trip.held) return;
  await tx.query(sql`update trip set fare_set_by = ${by.person.id}, fare_reason = ${reason ?? null}
    where id = ${trip.id} and amount_kobo < ${to}`);
  const seats = sql`(select count(*)::int from passenger where ticket_id = ticket.id)`;
  const tickets = await tx.query(sql`
    select ${columns('ticket.id', computed<{ seats: number }>({ seats }))} from ticket
    where trip_id = ${trip.id} and deleted_at is null order by id for update`);
  await recordUnpaid(tx, { way: 'below', from: trip, to, tickets, reason }, by);
  await raiseWorth(tx, tickets, to);
}
