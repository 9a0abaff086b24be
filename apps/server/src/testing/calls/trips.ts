import type { Office } from '../office';
import { newId, sql } from '../../db';
import { aTrip } from '../company';
import { aBus, aTripForm } from '../trips';
import type { CallCase } from './callCase';

const NO_RIGHT = 'You do not have the right to do this.';
const NO_TRIP = 'This trip does not exist or was already deleted.';
const plate = (place: number) => `ABJ ${place} XA`;

/** Creates a trip tomorrow on a bus of its own; returns its id. */
async function planned({ db, company }: Office, place: number) {
  const bus = await aBus(db, plate(place));
  const id = newId();
  await db.query(sql`insert into trip (id, route_id, vehicle_id, departs_at, amount_kobo, total_seats)
    values (${id}, ${company.awkaToLagos}, ${bus}, '2026-11-22T06:00:00.000Z', 1850000, 6)`);
  return id;
}

const wrong = [
  [{ route_id: '' }, 'route_id', 'Route is required'],
  [{ route_id: 'Awka - Jos' }, 'route_id', 'There is no route called Awka - Jos. Choose one from the list.'],
  [{ travel_date: '2026-02-30T07:00' }, 'travel_date', 'Please enter a valid travel date.'],
  [{ travel_date: '2026-11-20T07:00' }, 'travel_date', 'The travel date cannot be in the past.'],
  [{ vehicle_number: null }, 'vehicle_number', 'Vehicle is required'],
  [{ amount: -1 }, 'amount', 'Amount must be above zero'],
  [{ amount: '12.500' }, 'amount', 'Did you mean 12,500? Write kobo with two digits: 12.50.'],
  [{ amount: 0.001 }, 'amount', 'At most two digits after the point, such as 1,000.50.'],
] as const;

export const tripCases = {
  getTrips: {
    well: async ({ db, company }) => ({
      shows: await aTrip(db, company),
      fields: { route_id: company.awkaToLagos },
    }),
    answers: () => ({}),
    wrong: [
      [{ route_id: 'Awka' }, 'route_id', 'It is the id of a record.'],
      [{ terminal_id: 'Awka' }, 'terminal_id', 'It is the id of a record.'],
      [{ weekday: '8' }, 'weekday', 'It is one of 1, 2, 3, 4, 5, 6, 7.'],
      [{ no_shows: 'many' }, 'no_shows', 'It is one of some, counted.'],
      [{ lacks: 'wheels' }, 'lacks', 'It is one of bus_or_driver.'],
    ],
  },
  getTrip: {
    well: async (office, place) => ({ id: await planned(office, place) }),
    answers: ({ id }) => ({ data: { id, history: [] } }),
    missing: NO_TRIP,
  },
  getDuties: {
    well: async (office, place) => {
      await planned(office, place);
      return { fields: { day: '2026-11-22' } };
    },
    answers: () => ({ data: {} }),
    wrong: [[{ day: 'Sunday' }, 'day', 'Please choose a day, written like 2026-11-21.']],
  },
  getDriverWeek: {
    async well({ db }) {
      const id = newId();
      await db.query(
        sql`insert into driver (id, name, phone, address) values (${id}, ${id}, '08034127790', 'Awka')`,
      );
      return { id, fields: { from: '2026-11-16' } };
    },
    answers: () => ({ data: [] }),
    wrong: [[{ from: 'Monday' }, 'from', 'Please choose a day, written like 2026-11-21.']],
    missing: 'This driver does not exist or was already deleted.',
  },
  assignTrips: {
    async well(office, place) {
      const id = await planned(office, place);
      const trip = { id, version: 1, vehicle_number: plate(place), driver: '', second_driver: '' };
      return { fields: { trips: [trip] } };
    },
    answers: () => ({ data: { refused: [] } }),
    refusesEach: true,
    wrong: [
      [{ trips: [] }, 'trips', 'Send 1 to 200 trips.'],
      [{ trips: ['all'] }, 'trips', 'Each trip has its id and the version that you saw.'],
    ],
  },
  createTrip: {
    async well({ db }, place) {
      await aBus(db, plate(place));
      return { fields: aTripForm({ vehicle_number: plate(place) }) };
    },
    answers: ({ fields = {} }) => ({ data: { vehicle_number: fields['vehicle_number'], amount: 18_500 } }),
    wrong,
    elsewhere: ['route_id', 'Awka - Lagos does not leave from your terminal.'],
  },
  editTrip: {
    well: async (office, place) => ({
      id: await planned(office, place),
      fields: aTripForm({ vehicle_number: plate(place), amount: '20,000' }),
    }),
    answers: ({ id }) => ({ data: { id, amount: 20_000 } }),
    wrong,
    notTheirs: NO_RIGHT,
    missing: NO_TRIP,
  },
  deleteTrip: {
    well: async (office, place) => ({ id: await planned(office, place) }),
    answers: ({ id }) => ({ data: { id } }),
    notTheirs: NO_RIGHT,
    missing: NO_TRIP,
  },
  tripStatus: {
    well: async (office, place) => ({ id: await planned(office, place), fields: { status: 'En-route' } }),
    answers: ({ id }) => ({ data: { id, status: 'En-route' } }),
    wrong: [
      [{ status: 'Lost' }, 'status', 'Scheduled cannot become Lost; it can become En-route, or Completed.'],
      [{ reason: 'x'.repeat(201) }, 'reason', 'At most 200 characters.'],
    ],
    act: 'trip.sendOff',
    notTheirs: NO_RIGHT,
    missing: NO_TRIP,
  },
} satisfies Record<string, CallCase>;
