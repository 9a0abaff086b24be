import { addDays, lagosDay } from '@motorpark/domain';
import { spendMoney } from './expenses';
import { travel } from './journeys';
import { writeLedger } from './ledger';
import { lagosTime } from './moments';
import { makeOffice, type Office } from './office';
import { seededRandom } from './random';
import { seatPassengers } from './passengers';
import type {
  ChangeRow,
  ExpenseRow,
  OperationRow,
  PassengerRow,
  SeatRow,
  TicketRow,
  TripRow,
  WaybillRow,
} from './rows';
import { sellTickets } from './tickets';
import { type Departure, makeTrips } from './trips';
import { takeInParcels } from './waybills';

const SEED = 20_261_121;

export interface Company extends Office {
  trips: TripRow[];
  tickets: TicketRow[];
  seats: SeatRow[];
  passengers: PassengerRow[];
  waybills: WaybillRow[];
  changes: ChangeRow[];
  expenses: ExpenseRow[];
  decisions: ChangeRow[];
  operations: OperationRow[];
}

/**
 * Generates the complete demo company as of a moment. On the same day in Lagos, trips, people and seats are always the same; only statuses depend on the
 * time.
 */
export function makeCompany(now: Date): Company {
  const random = seededRandom(SEED);
  const opened = lagosTime(addDays(lagosDay(now.toISOString()), -400), '08:00');
  const office = makeOffice(opened, random);
  const departures = makeTrips(office, now, random);
  const { tickets, seats } = sellTickets(departures, now, random);
  const { waybills, changes: ofParcels } = takeInParcels(office, departures, now, random);
  const spending = spendMoney(office, now, seededRandom(SEED + 1));
  return {
    ...office,
    ...spending,
    trips: departures.map(({ trip }) => trip),
    tickets,
    seats,
    passengers: seatPassengers({ tickets, seats, soldAt: originOf(departures) }, seededRandom(SEED + 2)),
    waybills,
    changes: [...travel(office, departures, tickets, now), ...ofParcels],
    operations: [...writeLedger(office, tickets, waybills, random), ...spending.operations],
  };
}

/** Returns a function that finds the terminal that sold a ticket: the origin of its trip. */
function originOf(departures: readonly Departure[]): (ticket: TicketRow) => string {
  const origins = new Map(departures.map(({ trip, leg }) => [trip.id, leg.route.origin_terminal_id]));
  return ({ trip_id: tripId }) => origins.get(tripId) ?? '';
}
