import {
  type Instant,
  NO_BUS,
  PASSENGER_KIND_LABELS,
  TRIP_STATUS_CHOICES,
  TRIP_TRANSITIONS,
  UNNAMED,
  formatDateTime,
  isTripStepTooEarly,
  mayAct,
  mayHaveArrived,
  nextStatuses,
  tripStepQuestions,
} from '@motorpark/domain';
import { mayDo } from '../../store/access/rights';
import { type Sql, type Transaction, columns, computed, sql } from '../../db';
import { followBus } from '../../store/departure/followBus';
import { isPassenger, passengersOf } from '../../store/departure/manifestOf';
import { clearNoShows, markNoShows } from '../../store/departure/noShows';
import { departureLacks, refuseIncomplete } from '../../store/departure/refuseIncomplete';
import { settingStatus } from '../../store/history';
import { holdBackParcels, sendParcels } from '../../store/loading/sendParcels';
import type { PersonContext } from '../../request/call';
import { forbidden, invalid, notYourRight } from '../../request/failure';
import { HAS_BOARDED } from '../../store/ticket/sharedColumns';
import { recordDeparture } from '../../store/trip/crew';
import { type LockedTrip, trips } from '../../store/trip/lockTrip';

/**
 * Sets a trip's status or corrects it, with a reason. The terminal of departure may do either; the destination may set and correct the arrival. Only a super
 * admin reopens a completed trip. No seat is sold once it has left, not even in a sale in progress.
 */
export const tripStatus = settingStatus({
  ...trips,
  transitions: TRIP_TRANSITIONS,
  refuse: refuseStep,
  afterwards: applyStatus,
});

/**
 * When the trip leaves: requires a complete manifest, marks passengers who are not aboard as no-shows and sends its parcels (docs/departure.md). The arrival
 * has no such conditions. The tickets of those aboard follow each step.
 */
async function applyStatus(
  tx: Transaction,
  trip: LockedTrip,
  to: string,
  context: PersonContext,
): Promise<void> {
  const leaves = trip.status === 'Scheduled';
  const ends = { own: trip.originId, other: trip.destinationId };
  const lacks =
    leaves && mayDo(context.person, 'trip.sendOff', ends) ? await departureLacks(tx, trip, context) : [];
  const isBack = !nextStatuses(TRIP_TRANSITIONS, trip.status).some((next) => next === to);
  if (!isBack) await refuseUnusual(tx, trip, to, context);
  if (leaves) {
    await refuseIncomplete(tx, trip, lacks, context);
    await recordDeparture(tx, trip.id, context.now);
    await markNoShows(tx, trip.id, context);
    await sendParcels(tx, trip.id, context);
  }
  if (to === 'Scheduled') {
    await clearNoShows(tx, trip.id, context);
    await holdBackParcels(tx, trip.id, context);
  }
  await followBus(tx, { tripId: trip.id, to, isBack }, context);
}

function refuseStep(trip: LockedTrip, status: string, context: PersonContext): void {
  refuseWithoutRight(trip, status, context);
  const leaves = nextStatuses(TRIP_TRANSITIONS, trip.status).some((next) => next === status);
  if (trip.status === 'Scheduled' && leaves && trip.busId === null)
    throw invalid({ status: NO_BUS_TO_LEAVE });
  if (status === 'Completed' && !mayHaveArrived(trip, context.now.toISOString()))
    throw invalid({ status: notLeftYet(trip.travelDate) });
}

function refuseWithoutRight(trip: LockedTrip, status: string, { person }: PersonContext): void {
  const ends = { own: trip.originId, other: trip.destinationId };
  const sendsOff = mayDo(person, 'trip.sendOff', ends);
  const isKnown = TRIP_STATUS_CHOICES.outgoing.some((one) => one === status);
  const arrives = TRIP_STATUS_CHOICES.incoming.some((one) => one === status);
  if (isKnown && !(arrives ? mayDo(person, 'trip.arrive', ends) : sendsOff)) throw notYourRight();
  const isReopened = isKnown && trip.status === 'Completed' && status !== 'Completed';
  if (isReopened && !mayAct('trip.reopen', { role: person.role, isOwn: sendsOff, moment: 'over' })) {
    throw forbidden('Only a super admin can open a completed trip again.');
  }
}

/** SQL: whether anybody of the trip was boarded; some terminals do not record it. */
const IS_BOARDING = sql`exists (select from ticket_seat as sold join passenger as aboard using (ticket_id, seat_number)
  where sold.trip_id = trip.id and aboard.boarded_at is not null)`;

type ChildAlone = Parameters<typeof tripStepQuestions>[0]['alone'][number];
type LuggageLeft = Parameters<typeof tripStepQuestions>[0]['luggageLeft'][number];

/**
 * Throws a 422 at `confirmed` if a step is unusual and the user has not confirmed it (docs/trip.md#asked-first). A client that does not send the field cannot
 * ask; it gets a 422 at `status` only if the step is more than a day early.
 */
async function refuseUnusual(
  tx: Sql,
  { id, status, travelDate }: LockedTrip,
  to: string,
  { input: { confirmed }, now }: PersonContext,
): Promise<void> {
  if (confirmed === true) return;
  const step = { to, travelDate, now: now.toISOString() };
  if (confirmed === undefined) {
    if (isTripStepTooEarly(step)) throw invalid({ status: tooEarly(travelDate) });
    return;
  }
  const [facts] = await tx.query(sql`
    select ${columns('route.duration')}, ${computed<{
      luggage_left: LuggageLeft[];
      alone: ChildAlone[];
      left_at: Instant | null;
    }>({
      luggage_left: sql`coalesce((
        select json_agg(json_build_object('ticketNumber', number, 'pieces', luggage_pieces) order by number) from ticket
        where trip_id = trip.id and deleted_at is null and luggage_pieces is not null and not ${HAS_BOARDED}), '[]')`,
      alone: sql`coalesce((
        select json_agg(json_build_object('seat', seat_number, 'name', coalesce(child.name, ${UNNAMED}::text), 'ticketNumber', accompanied_by) order by seat_number)
        from ticket join ticket_seat on ticket_seat.ticket_id = ticket.id
        join passenger as child using (ticket_id, seat_number)
        where ticket_seat.trip_id = trip.id and accompanied_by is not null and child.kind is distinct from 'luggage' and (child.boarded_at is not null or not ${IS_BOARDING})
          and not exists (select from ticket as other join passenger as adult on adult.ticket_id = other.id and adult.kind is null
            where other.number = ticket.accompanied_by and other.trip_id = trip.id and other.deleted_at is null
              and other.unseated_at is null and (adult.boarded_at is not null or not ${IS_BOARDING}))), '[]')`,
      left_at: sql`(select at from trip_departure where trip_id = trip.id order by at desc limit 1)`,
    })} from trip join route on route.id = trip.route_id where trip.id = ${id}`);
  const questions = tripStepQuestions({
    ...step,
    leftAt: facts?.left_at ?? undefined,
    duration: facts?.duration ?? '',
    leaves: status === 'Scheduled',
    passengers: (await passengersOf(tx, id)).map((one) => ({
      seat: one.seat_number,
      name: isPassenger(one) ? one.name || UNNAMED : PASSENGER_KIND_LABELS.luggage,
      phone: one.phone,
      isAboard: one.boarded_at !== null,
    })),
    alone: facts?.alone ?? [],
    luggageLeft: facts?.luggage_left ?? [],
  });
  if (questions.length > 0) throw invalid({ confirmed: questions.join(' ') });
}

const NO_BUS_TO_LEAVE = `${NO_BUS}: assign one first, then let the trip leave.`;

const notLeftYet = (travelDate: Instant) =>
  `This bus leaves at ${formatDateTime(travelDate)}. If it left earlier, set it to En-route first.`;

const tooEarly = (travelDate: Instant) =>
  `This bus leaves at ${formatDateTime(travelDate)}. Set its status when it has left.`;
