import { addDays, lagosDay } from '@motorpark/domain';
import { spendMoney } from './expenses';
import { travel } from './journeys';
import { writeLedger } from './ledger';
import { lagosTime } from './moments';
import { makeOffice, type Office } from './office';
import { seededRandom } from './random';
import type { ChangeRow, ExpenseRow, OperationRow, SeatRow, TicketRow, TripRow, WaybillRow } from './rows';
import { sellTickets } from './tickets';
import { makeTrips } from './trips';
import { takeInParcels } from './waybills';

const SEED = 20_261_121;

export interface Company extends Office {
  trips: TripRow[];
  tickets: TicketRow[];
  seats: SeatRow[];
  waybills: WaybillRow[];
  changes: ChangeRow[];
  expenses: ExpenseRow[];
  decisions: ChangeRow[];
  operations: OperationRow[];
}

/** The whole demo company as of a moment. On one Lagos day always the same trips, people and seats; the hour moves statuses on. */
export function makeCompany(now: Date): Company {
  const random = seededRandom(SEED);
  const opened = lagosTime(addDays(lagosDay(now.toISOString()), -400), '08:00');
  const office = makeOffice(opened, random);
  const departures = makeTrips(office, now, random);
  const { tickets, seats } = sellTickets(departures, now, random);
  const { waybills, changes: ofParcels } = takeInParcels(office, now, random);
  const spending = spendMoney(office, now, seededRandom(SEED + 1));
  return {
    ...office,
    ...spending,
    trips: departures.map(({ trip }) => trip),
    tickets,
    seats,
    waybills,
    changes: [...travel(office, departures, tickets, now), ...ofParcels],
    operations: [...writeLedger(office, tickets, waybills, random), ...spending.operations],
  };
}
