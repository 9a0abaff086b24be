import {
  lagosDay,
  newTicketNumber,
  TICKET_PAYMENT_METHODS,
  type Day,
  type TicketStatus,
} from '@motorpark/domain';
import { moveBefore, earlier, lagosTime, minutesAfter } from './moments';
import { aName, anAdultsBirthday, aPhone } from './names';
import { distinct, idAt, type Random } from './random';
import type { SeatRow, TicketRow } from './rows';
import type { Departure } from './trips';

interface Sold {
  tickets: TicketRow[];
  seats: SeatRow[];
}

/** The share of departures on which a ticket was returned. */
const RETURNED_SHARE = 0.08;

/** Generates the tickets and seats of all trips, booked up to three days before departure and never later than now. */
export function sellTickets(departures: readonly Departure[], now: Date, random: Random): Sold {
  const sold: Sold = { tickets: [], seats: [] };
  const newNumber = distinct(() => newTicketNumber(random.next));
  const today = lagosDay(now.toISOString());
  for (const departure of departures) {
    const { trip } = departure;
    const free = Array.from({ length: trip.total_seats }, (_, index) => index + 1);
    const left = Math.floor(trip.total_seats * (1 - soldShare(departure, random)));
    while (free.length > left) {
      const party = Math.min(
        free.length - left,
        random.weighted([
          [1, 40],
          [2, 28],
          [3, 18],
          [4, 14],
        ]),
      );
      const numbers = free.splice(random.int(0, free.length - party), party);
      const ticket = book(departure, newNumber(), party, today, now, random);
      sold.tickets.push(ticket);
      for (const seat_number of numbers) {
        sold.seats.push({
          trip_id: trip.id,
          seat_number,
          ticket_id: ticket.id,
          total_seats: trip.total_seats,
        });
      }
    }
    if (random.chance(RETURNED_SHARE))
      sold.tickets.push(
        returnTicket(departure, book(departure, newNumber(), 1, today, now, random), now, random),
      );
  }
  return sold;
}

/** Returns the share of sold seats: a quarter to two thirds, less for days ahead. Tomorrow's night bus from Awka to Lagos is full. */
function soldShare({ leg, departsAt, offset }: Departure, random: Random): number {
  const isFullOne = offset === 1 && leg.route.code === 'Awka - Lagos' && departsAt.getUTCHours() > 12;
  const share = offset > 0 ? random.int(25, 36) : random.int(28, 64);
  return isFullOne ? 1 : share / 100;
}

function book(
  { trip, leg, departsAt }: Departure,
  number: string,
  party: number,
  today: Day,
  now: Date,
  random: Random,
): TicketRow {
  const counterTime = lagosTime(
    lagosDay(trip.departs_at),
    `${aHour(random)}:${twoDigits(random.int(0, 59))}`,
  );
  const some = minutesAfter(
    counterTime,
    -random.weighted([
      [0, 5],
      [1, 4],
      [2, 2],
      [3, 1],
    ]) *
      24 *
      60,
  );
  const bookedAt = moveBefore(some, earlier(minutesAfter(departsAt, -10), now));
  return {
    id: idAt(bookedAt, random),
    number,
    trip_id: trip.id,
    traveler_name: aName(random),
    traveler_number: aPhone(random),
    next_of_kin_number: aPhone(random),
    date_of_birth: anAdultsBirthday(today, random),
    amount_kobo: trip.amount_kobo * party,
    fare_kobo: trip.amount_kobo,
    payment_method: random.weighted([
      [TICKET_PAYMENT_METHODS[1], 45],
      [TICKET_PAYMENT_METHODS[0], 35],
      [TICKET_PAYMENT_METHODS[2], 20],
    ]),
    status: statusOn({ trip, departsAt }, now, random),
    booked_by: leg.seller.id,
    booked_at: bookedAt.toISOString(),
    deleted_at: null,
    deleted_by: null,
    released_seats: null,
  };
}

/** Returns an hour when counters are open: 06 to 20. */
const aHour = (random: Random) => twoDigits(random.int(6, 20));
const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Returns a ticket's status; boarding starts 45 minutes before departure. */
function statusOn(
  { trip, departsAt }: Pick<Departure, 'trip' | 'departsAt'>,
  now: Date,
  random: Random,
): TicketStatus {
  const hasCome = random.chance(0.6);
  if (trip.status === 'Completed') return 'Completed';
  if (trip.status === 'En-route') return 'Enroute';
  return hasCome && minutesAfter(departsAt, -45) <= now ? 'Boarded' : 'Scheduled';
}

/** Returns a ticket that was deleted before its departure: its seats are free again, but it remains in the books. */
function returnTicket(
  { trip, departsAt, leg }: Departure,
  ticket: TicketRow,
  now: Date,
  random: Random,
): TicketRow {
  const bookedAt = new Date(ticket.booked_at);
  const limit = earlier(departsAt, now).getTime();
  const deletedAt = new Date(
    bookedAt.getTime() + Math.floor((limit - bookedAt.getTime()) * (0.1 + 0.8 * random.next())),
  );
  return {
    ...ticket,
    status: 'Scheduled',
    deleted_at: deletedAt.toISOString(),
    deleted_by: leg.seller.id,
    released_seats: [random.int(1, trip.total_seats)],
  };
}
