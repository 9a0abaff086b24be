import { sql } from '../db';

/** Of which trip, ticket, seat and passenger they are; who counts says `IS_FORMER_NO_SHOW`. */
export const FORMER_NO_SHOWS = sql`(
  select ticket.trip_id, ticket.id as ticket_id, passenger.seat_number, passenger.id as passenger_id, passenger.no_show_at
    from ticket join passenger on passenger.ticket_id = ticket.id and passenger.no_show_at is not null
    where ticket.refunded_kobo is not null
  union all
  select trip_id, ticket_id, seat_number, passenger_id, no_show_at from missed_departure
) as former`;

/**
 * Whether somebody without whom a trip has left was refunded or rescheduled since: they have no seat of it any more, and are still counted
 * with those who were sold one. The trip is `trip`; a seat that was sold again after its departure was taken back is the other one's.
 */
export const IS_FORMER_NO_SHOW = sql`former.trip_id = trip.id
  and trip.status in ('En-route', 'Completed') and not exists (
    select from ticket_seat as resold where resold.trip_id = trip.id and resold.seat_number = former.seat_number)`;

/** How many seats of `trip` were sold: those that are, and of a bus that has left also theirs. */
export const SEATS_SOLD = sql`(
  (select count(*) from ticket_seat where trip_id = trip.id)
    + (select count(*) from ${FORMER_NO_SHOWS} where ${IS_FORMER_NO_SHOW}))::int`;
