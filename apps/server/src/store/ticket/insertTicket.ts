import { type SeatFares, type TicketValues, newTicketNumber, refundTime, worthOf } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { ledgerTerminalOf } from '../access/rights';
import { columns, type Transaction, newId, prepared, sql } from '../../db';
import { insertWithFreeNumber } from '../../db/freeNumber';
import type { SharedTrip } from '../trip/lockTripShared';
import { ticketColumns } from './ticketColumns';

interface NewTicket {
  values: TicketValues;
  trip: SharedTrip;
  fares: SeatFares;
  person: Person;
  now: Date;
}

/** Inserts the ticket's row under a random unused number. */
export const insertTicket = (
  tx: Transaction,
  { values, trip, fares: { fare, childFare, fullFare, fullChildFare }, person, now }: NewTicket,
): Promise<{ id: string; number: string }> =>
  insertWithFreeNumber(newTicketNumber, (number) =>
    tx.query(
      prepared(sql`
      insert into ticket (id, number, ${ticketColumns.inserted}, fare_kobo, child_fare_kobo, full_fare_kobo,
        full_child_fare_kobo, sold_terminal_id, booked_by, booked_at,
        refundable_until, worth_kobo)
      values (${newId()}, ${number}, ${ticketColumns.values(values)}, ${fare ?? null}, ${childFare ?? null}, ${fullFare ?? null}, ${fullChildFare ?? null},
        ${ledgerTerminalOf(person) ?? trip.originId}, ${person.id}, ${now},
        ${refundTime(now.toISOString(), trip.travelDate)}, ${worthOf(trip)})
      on conflict (number) do nothing returning ${columns('ticket.id', 'ticket.number')}`),
    ),
  );
