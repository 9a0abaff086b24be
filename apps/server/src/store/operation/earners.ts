import { type Earner, NO_METHOD } from '@motorpark/domain';
import { type Statement, sql } from '../../db';

/** SQL: joins each `operation` with what it is about, and with the trip that carries a parcel or that an expense was for. */
export const EARNED_BY = sql`
  left join ticket on ticket.id = operation.ticket_id
  left join waybill on waybill.id = operation.waybill_id
  left join expense on expense.id = operation.expense_id
  left join trip as carrier on carrier.id = coalesce(waybill.trip_id, expense.trip_id)`;

/** SQL: the route of a parcel's terminals, for one that is on no trip yet. */
const ROUTE_OF_PARCEL = sql`(
  select route.id from route where route.origin_terminal_id = waybill.origin_terminal_id
    and route.destination_terminal_id = waybill.destination_terminal_id order by route.id limit 1)`;

/** SQL: what earned or cost the money of an `operation` joined by `EARNED_BY`: where it is now, so a rescheduled ticket belongs to its new trip. */
export const EARNERS: Readonly<Record<Earner, Statement>> = {
  route: sql`coalesce(ticket.route_id, carrier.route_id, ${ROUTE_OF_PARCEL})`,
  vehicle: sql`coalesce(ticket.vehicle_id, expense.vehicle_id, carrier.vehicle_id)`,
  trip: sql`coalesce(ticket.trip_id, carrier.id)`,
};

const OF_TICKET: Readonly<Record<Earner, Statement>> = {
  route: sql`ticket.route_id`,
  vehicle: sql`ticket.vehicle_id`,
  trip: sql`ticket.trip_id`,
};

/**
 * SQL: the same of an `operation` that is not joined: looked up line by line, so the cost does not depend on older tickets. Tickets, which most lines are of, need
 * one look.
 */
export const earnerOf = (earner: Earner): Statement => sql`case operation.type
  when 'TICKET_BOOKING' then (select ${OF_TICKET[earner]} from ticket where ticket.id = operation.ticket_id)
  else (
    select ${EARNERS[earner]}
    from (select operation.ticket_id, operation.waybill_id, operation.expense_id) as operation ${EARNED_BY}) end`;

/** SQL: the lines of a trip, found from its tickets, parcels and expenses, however long the ledger is. */
const linesOfTrip = (id: string): Statement => sql`operation.id in (
  select line.id from ticket join operation as line on line.ticket_id = ticket.id where ticket.trip_id = ${id}
  union all
  select line.id from waybill join operation as line on line.waybill_id = waybill.id where waybill.trip_id = ${id}
  union all
  select line.id from expense join operation as line on line.expense_id = expense.id where expense.trip_id = ${id})`;

/** SQL condition on `operation`: the lines that a route, vehicle or trip earned or cost; with `none` those of no such. */
export function earnedBy(earner: Earner, id: string): Statement {
  if (earner === 'trip' && id !== NO_METHOD) return linesOfTrip(id);
  const key = earnerOf(earner);
  if (id !== NO_METHOD) return sql`${key} = ${id}::uuid`;
  // Each ticket has a route and a trip, but its trip may still lack a vehicle.
  return earner === 'vehicle'
    ? sql`${key} is null`
    : sql`operation.type <> 'TICKET_BOOKING' and ${key} is null`;
}
