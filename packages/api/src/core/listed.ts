import {
  type Admin,
  type Day,
  type Driver,
  type Expense,
  type Instant,
  type Operation,
  type OperationFilter,
  type Route,
  type Terminal,
  type Ticket,
  type Trip,
  type Vehicle,
  type Waybill,
  formatNaira,
  isDay,
  lagosDay,
  parseInstant,
  searchText,
} from '@motorpark/domain';
import type { ListName, Listed } from '../port/found';
import type { Findable } from './find';

/** The figure of each card over the tickets and waybills: the server counts nothing (docs/lists.md). */
const SAMPLE_COUNT = 10;

const tickets: Findable<Ticket> = {
  shownBy: (ticket) => ({
    texts: [ticket.travelerName, ticket.routeId],
    phones: [ticket.travelerPhone, ticket.nextOfKinPhone],
    codes: [ticket.number, ticket.vehicleNumber],
  }),
  sorts: {
    bookedAt: ({ bookedAt }) => bookedAt,
    travelerName: ({ travelerName }) => searchText(travelerName),
    travelDate: ({ travelDate }) => travelDate,
  },
  dayOf: ({ bookedAt }) => dayOfInstant(bookedAt),
  sampleCount: SAMPLE_COUNT,
};

const waybills: Findable<Waybill> = {
  shownBy: (waybill) => ({
    texts: [waybill.senderName, waybill.receiverName, waybill.originTerminal, waybill.destinationTerminal],
    phones: [waybill.senderPhone, waybill.receiverPhone],
    codes: [waybill.number],
  }),
  sorts: {
    bookedAt: ({ bookedAt }) => bookedAt,
    senderName: ({ senderName }) => searchText(senderName),
    receiverName: ({ receiverName }) => searchText(receiverName),
    bookDate: ({ bookDate }) => bookDate || undefined,
    waitsSince: ({ waitsSince }) => waitsSince,
    amount: ({ amount }) => amount,
  },
  dayOf: ({ bookedAt }) => dayOfInstant(bookedAt),
  sampleCount: SAMPLE_COUNT,
};

const trips: Findable<Trip> = {
  shownBy: (trip) => ({
    texts: [trip.routeId, trip.origin, trip.destination, trip.vehicleType],
    codes: [trip.vehicleNumber],
  }),
  sorts: { travelDate: ({ travelDate }) => travelDate || undefined },
  dayOf: ({ travelDate }) => dayOfInstant(travelDate),
};

const expenses: Findable<Expense> = {
  shownBy: (expense) => ({
    texts: [
      expense.expenseType,
      expense.description,
      expense.approvingOfficer,
      expense.cashier,
      expense.terminal,
      formatNaira(expense.amount),
    ],
  }),
  sorts: { date: ({ date }) => date || undefined, amount: ({ amount }) => amount },
  dayOf: ({ date }) => (isDay(date) ? date : undefined),
};

const operations: Findable<Operation> = {
  shownBy: ({ description, amount, route, location, terminal, by }) => ({
    texts: [
      description,
      route?.origin,
      route?.destination,
      location,
      terminal,
      by,
      amount === undefined ? undefined : formatNaira(Math.abs(amount)),
    ],
  }),
  matches: (operation, { type }: Pick<OperationFilter, 'type'>) =>
    type === undefined || operation.type === type,
  sorts: { at: ({ at }) => at || undefined, amount: ({ amount }) => amount },
  dayOf: ({ at }) => dayOfInstant(at),
};

const terminals: Findable<Terminal> = {
  shownBy: ({ name, address, city, state }) => ({ texts: [name, address, city, state] }),
  sorts: { name: ({ name }) => searchText(name) },
};

const routes: Findable<Route> = {
  shownBy: ({ routeId, origin, destination, distance, duration, fare }) => ({
    texts: [routeId, origin, destination, distance, duration, fare === undefined ? '' : formatNaira(fare)],
  }),
  sorts: { routeId: ({ routeId }) => searchText(routeId) },
};

const vehicles: Findable<Vehicle> = {
  shownBy: ({ number, type, assignedDriver, seats }) => ({
    texts: [type, assignedDriver, String(seats)],
    codes: [number],
  }),
  sorts: { number: ({ number }) => searchText(number), seats: ({ seats }) => seats },
};

const drivers: Findable<Driver> = {
  shownBy: ({ name, phone, address }) => ({ texts: [name, address], phones: [phone] }),
  sorts: { name: ({ name }) => searchText(name) },
};

const admins: Findable<Admin> = {
  shownBy: ({ name, phone, terminal, department, email }) => ({
    texts: [name, terminal, department, email],
    phones: [phone],
  }),
  sorts: { name: ({ name }) => searchText(name) },
};

/** The lists that a core server has, or has samples of. */
export const LISTS: Partial<Record<ListName, Findable<Listed>>> = {
  tickets,
  waybills,
  trips,
  expenses,
  operations,
  terminals,
  routes,
  vehicles,
  drivers,
  admins,
};

/** Returns the day in Lagos of a server's instant; undefined if it cannot be parsed. */
function dayOfInstant(instant: Instant | undefined): Day | undefined {
  const known = parseInstant(instant ?? '');
  return known === undefined ? undefined : lagosDay(known);
}
