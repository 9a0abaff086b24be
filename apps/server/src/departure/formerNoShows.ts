import { sql } from '../db';

/** Of which trip, ticket and passenger they are; who counts says `IS_FORMER_NO_SHOW`. */
export const FORMER_NO_SHOWS = sql`ticket
  join passenger on passenger.ticket_id = ticket.id and passenger.no_show_at is not null`;

/**
 * Whether somebody without whom a trip has left was refunded since: they have no seat any more, and are still counted with those who were
 * sold one. The trip is `trip`; a seat that was sold again after its departure was taken back is the other one's.
 */
export const IS_FORMER_NO_SHOW = sql`ticket.trip_id = trip.id and ticket.refunded_kobo is not null
  and trip.status in ('En-route', 'Completed') and not exists (
    select from ticket_seat as resold where resold.trip_id = trip.id and resold.seat_number = passenger.seat_number)`;
