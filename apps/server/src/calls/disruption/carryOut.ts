import { CANCELLED, type Seating, seatsAfter, seatsLost, worthOf } from '@motorpark/domain';
import { type Transaction, sql } from '../../db';
import { lockTickets } from '../../store/ticket/lockTicket';
import { markBoarded } from '../../store/departure/markBoarded';
import { raiseWorth, recordDearer, recordUnpaid } from '../../store/giveBack/recordUnpaid';
import type { PersonContext } from '../../request/call';
import { moveParcels } from '../../store/loading/moveParcels';
import type { LockedTrip } from '../../store/trip/lockTrip';
import { tripDescription } from '../../store/trip/tripDescription';
import { recordDisplaced } from './consent';
import { type Executed, recordDisruption } from './recordDisruption';
import { assignSeats } from './assignSeats';
import type { Plan } from './planOf';
import { runAgain } from './runAgain';
import { type SplitOff, splitTicket } from './splitTicket';

export interface Order {
  trip: LockedTrip;
  plan: Plan;
  reason: string;
  /** Id of the colleague who consented. */
  witnessId?: string | undefined;
}

/** Changes the trip and seats its passengers as planned. Passengers without a seat are moved to a ticket without seats. */
export async function carryOut(tx: Transaction, order: Order, context: PersonContext): Promise<void> {
  const { trip, plan, reason } = order;
  await lockTickets(
    tx,
    plan.seating.map(({ id }) => id),
  );
  if (plan.change.kind === 'runs') {
    const withoutDrivers = await runAgain(tx, trip, plan.seating, context);
    return recordDisruption(tx, { ...order, splits: [], withoutDrivers }, context);
  }
  await recordDisplaced(tx, order, context);
  const { change } = plan;
  const seated = plan.seating
    .map((one) => ({ id: one.id, seats: seatsAfter(one).length }))
    .filter(({ seats }) => seats > 0);
  if (change.kind === 'trip') {
    const to = worthOf(change.to);
    await recordUnpaid(tx, { way: 'merge', from: trip, to, tickets: seated, reason }, context);
  }
  if (change.kind === 'vehicle')
    await recordDearer(tx, trip, { vehicleType: change.bus.type, reason }, context);
  if (change.kind === 'time')
    await recordDearer(tx, trip, { travelDate: change.travelDate, reason }, context);
  // Passengers already aboard have to leave that bus.
  if (change.kind !== 'time') await unboard(tx, plan, context);
  const leavesTrip = change.kind === 'trip' || change.kind === 'cancelled';
  const moving = plan.seating.filter((one) => leavesTrip || one.moves.some(({ from, to }) => from !== to));

  const splits: SplitOff[] = [];
  for (const one of moving) {
    if (seatsAfter(one).length === 0 || seatsLost(one).length === 0) continue;
    splits.push(await splitTicket(tx, { ticketId: one.id, lost: seatsLost(one) }, context));
  }
  if (change.kind === 'trip') await raiseWorth(tx, seated, worthOf(change.to));
  await tx.query(sql`delete from ticket_seat where ticket_id = any(${moving.map(({ id }) => id)}::uuid[])`);
  await moveLoadedParcels(tx, order, context);
  await changeTrip(tx, trip, plan, context.now);
  await assignSeats(tx, moving, change.kind === 'trip' ? change.to.id : trip.id);
  await invalidateReceipts(tx, plan.seating, context);
  const unseated = [
    ...moving
      .filter((one) => seatsAfter(one).length === 0)
      .map((one) => ({ id: one.id, seats: seatsLost(one) })),
    ...splits.map(({ id, seats }) => ({ id, seats })),
  ];
  await listUnseated(tx, unseated, reason, context);
  const executed: Executed = { ...order, splits };
  await recordDisruption(tx, executed, context);
}

/** Moves the loaded parcels to the other trip, or takes them off a cancelled one; otherwise they stay on their trip. */
async function moveLoadedParcels(
  tx: Transaction,
  { trip, plan, reason }: Order,
  context: PersonContext,
): Promise<void> {
  const { change, parcels } = plan;
  if (change.kind !== 'trip' && change.kind !== 'cancelled') return;
  const from = { id: trip.id, description: tripDescription(trip) };
  const to =
    change.kind === 'trip' ? { id: change.to.id, description: tripDescription(change.to) } : undefined;
  await moveParcels(tx, { waybillIds: parcels, from, to, reason }, context);
}

async function unboard(tx: Transaction, { change, passengers }: Plan, context: PersonContext): Promise<void> {
  const isRecorded = change.kind !== 'vehicle';
  const aboard = passengers.filter(({ boarded_at: at }) => at !== null);
  for (const ticketId of new Set(aboard.map(({ ticket }) => ticket))) {
    const seats = aboard.flatMap(({ ticket, seat_number }) => (ticket === ticketId ? [seat_number] : []));
    await markBoarded(tx, { ticketId, seats, isAboard: false, isRecorded, setsStatus: true }, context);
  }
}

async function changeTrip(
  tx: Transaction,
  { id }: LockedTrip,
  { change, seating }: Plan,
  now: Date,
): Promise<void> {
  switch (change.kind) {
    case 'vehicle':
      await tx.query(sql`
        update trip set vehicle_id = ${change.bus.id}, driver_id = coalesce(${change.bus.driver_id}, driver_id),
          second_driver_id = nullif(second_driver_id, ${change.bus.driver_id}), total_seats = ${change.bus.seats}
        where id = ${id}`);
      return;
    case 'time':
      await tx.query(sql`
        update trip set departs_at = ${change.travelDate}, delayed_from = coalesce(delayed_from, departs_at),
          changed_by_hand_at = case when service_id is not null then coalesce(changed_by_hand_at, ${now}::timestamptz) end
        where id = ${id}`);
      return;
    case 'trip':
      await tx.query(sql`update trip set status = ${CANCELLED} where id = ${id}`);
      return;
    case 'cancelled':
      await tx.query(sql`
        update trip set status = ${CANCELLED}, cancelled_seats = ${seating.flatMap(seatsLost)}::int[],
          cancelled_tickets = ${seating.map((one) => one.id)}::uuid[]
        where id = ${id}`);
      return;
    case 'runs':
      throw new Error('A trip that runs again is changed by runAgain.');
  }
}

/** Invalidates earlier receipts of passengers with a new bus, time or seat (docs/money.md#copies). */
async function invalidateReceipts(
  tx: Transaction,
  seating: readonly Seating[],
  { now }: PersonContext,
): Promise<void> {
  const seated = seating.filter((one) => seatsAfter(one).length > 0).map(({ id }) => id);
  await tx.query(sql`update ticket set rescheduled_at = ${now} where id = any(${seated}::uuid[])`);
}

async function listUnseated(
  tx: Transaction,
  unseated: readonly { id: string; seats: readonly number[] }[],
  reason: string,
  { person, now }: PersonContext,
): Promise<void> {
  for (const { id, seats } of unseated) {
    await tx.query(sql`
      update ticket set unseated_at = ${now}, unseated_by = ${person.id}, unseated_reason = ${reason},
        unseated_seats = ${[...seats]}::int[] where id = ${id}`);
  }
}
