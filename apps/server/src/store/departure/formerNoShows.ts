import { sql } from '../../db';
import { IS_SENT_OFF } from '../trip/sentOff';

/** SQL: passengers who missed a trip and were refunded or rescheduled since. Must be filtered with `IS_FORMER_NO_SHOW`. */
export const FORMER_NO_SHOWS = sql`(
  select ticket.trip_id, ticket.id as ticket_id, passenger.seat_number, passenger.id as passenger_id, passenger.no_show_at
    from ticket join passenger on passenger.ticket_id = ticket.id and passenger.no_show_at is not null
    where ticket.refunded_kobo is not null
  union all
  select trip_id, ticket_id, seat_number, passenger_id, no_show_at from missed_departure
) as former`;

/**
 * SQL condition: a row of `FORMER_NO_SHOWS` belongs to `trip`. Such passengers have no seat on it any more, but still count as sold. A seat that was sold
 * again, after the departure was corrected, counts for its new passenger.
 */
export const IS_FORMER_NO_SHOW = sql`former.trip_id = trip.id
  and ${IS_SENT_OFF} and not exists (
    select from ticket_seat as resold where resold.trip_id = trip.id and resold.seat_number = former.seat_number)`;

/** SQL: number of seats of `trip` that were sold; for a trip that has left, including those of former no-shows. */
export const SEATS_SOLD = sql`(
  (select count(*) from ticket_seat where trip_id = trip.id)
    + (select count(*) from ${FORMER_NO_SHOWS} where ${IS_FORMER_NO_SHOW}))::int`;
