import { newId, sql } from '../../db';
import { aBooking } from '../booking';
import type { PersonName } from '../company';
import { anyText } from '../matchers';
import { type Office, textAt } from '../office';
import { aBus } from '../trips';
import { type CallCase, withoutReason } from './callCase';

const NO_RIGHT = 'You do not have the right to do this.';
const NO_TRIP = 'This trip does not exist or was already deleted.';
const plate = (place: number) => `DSP ${place} XA`;

/** Creates a trip tomorrow on a bus of its own, with seats 4 and 5 sold to a party, and a spare bus of four seats. */
export async function disruptable({ db, company, call }: Office, place: number) {
  const bus = await aBus(db, plate(place));
  await aBus(db, `${plate(place)} S`, 4);
  const trip = newId();
  await db.query(sql`insert into trip (id, route_id, vehicle_id, departs_at, amount_kobo, total_seats)
    values (${trip}, ${company.awkaToLagos}, ${bus}, '2026-11-22T06:00:00.000Z', 1850000, 6)`);
  const body = aBooking(trip, { seat_number: [4, 5] });
  const sold = await call('POST', '/api/book_ticket', { by: 'ada', body });
  return { trip, ticket: textAt(sold.body, 'data', 'id'), number: textAt(sold.body, 'data', 'ticket_id') };
}

/** Returns the body that carries out a previewed disruption. */
export async function planned(
  { call }: Office,
  trip: string,
  wish: Readonly<Record<string, string>>,
  by: PersonName = 'ada',
) {
  const query = new URLSearchParams(wish).toString();
  const { body } = await call('GET', `/api/preview_disruption/${trip}`, { by, query });
  return { ...wish, reason: 'The gearbox broke.', plan: textAt(body, 'data', 'plan') };
}

/** Creates the same party after its trip was cancelled. */
async function unseated(office: Office, place: number) {
  const made = await disruptable(office, place);
  const body = await planned(office, made.trip, { kind: 'cancelled' });
  await office.call('PUT', `/api/disrupt_trip/${made.trip}`, { by: 'ada', body });
  return made;
}

const wrong = [
  [{ kind: 'lost' }, 'kind', 'Please say what happened.'],
  [{ kind: 'vehicle', vehicle_number: ' ' }, 'vehicle_number', 'Vehicle is required'],
  [{ kind: 'time', travel_date: '2026-02-30T07:00' }, 'travel_date', 'Please enter a valid travel date.'],
  [
    { kind: 'time', travel_date: '2026-11-22T06:00' },
    'travel_date',
    'It leaves on 22 Nov 2026, 07:00 AM already. Choose a later time.',
  ],
  [{ kind: 'trip', trip_id: '' }, 'trip_id', 'Please select a trip.'],
  [{ kind: 'trip', trip_id: 'x' }, 'trip_id', 'Choose another trip of Awka - Lagos.'],
] as const;

const NO_VEHICLE = 'This vehicle does not exist or was already deleted.';

const wrongVehicle = [
  [{ vehicle_number: ' ' }, 'vehicle_number', 'Vehicle is required'],
  [{ vehicle_number: 'x' }, 'vehicle_number', 'There is no vehicle x. Choose one from the list.'],
] as const;

const busOf = async ({ db }: Office, trip: string): Promise<string> => {
  const [row] = await db.query<{ id: string }>(sql`select vehicle_id as id from trip where id = ${trip}`);
  return row?.id ?? '';
};

export const disruptionCases = {
  previewDisruption: {
    well: async (office, place) => {
      const { trip, number } = await disruptable(office, place);
      return { id: trip, fields: { kind: 'vehicle', vehicle_number: `${plate(place)} S` }, shows: number };
    },
    answers: ({ id }) => ({
      data: {
        id,
        plan: anyText,
        passengers: [
          { seat_number: 4, new_seat_number: 1 },
          { seat_number: 5, new_seat_number: 4 },
        ],
      },
    }),
    wrong,
    notTheirs: NO_RIGHT,
    missing: NO_TRIP,
  },
  disruptTrip: {
    well: async (office, place) => {
      const { trip } = await disruptable(office, place);
      const wish = { kind: 'vehicle', vehicle_number: `${plate(place)} S` };
      return { id: trip, fields: await planned(office, trip, wish) };
    },
    answers: ({ id }) => ({ data: { id, passengers: [{ new_seat_number: 1 }, { new_seat_number: 4 }] } }),
    wrong: [...wrong, ...withoutReason, [{ plan: '' }, 'plan', 'Check the effect on passengers first.']],
    notTheirs: NO_RIGHT,
    missing: NO_TRIP,
  },
  previewReplacement: {
    well: async (office, place) => {
      const { trip, number } = await disruptable(office, place);
      return {
        id: await busOf(office, trip),
        fields: { vehicle_number: `${plate(place)} S` },
        shows: number,
      };
    },
    answers: () => ({
      data: { plan: anyText, trips: [{ passengers: [{ new_seat_number: 1 }, { new_seat_number: 4 }] }] },
    }),
    wrong: wrongVehicle,
    missing: NO_VEHICLE,
  },
  replaceVehicle: {
    well: async (office, place) => {
      const { trip } = await disruptable(office, place);
      const id = await busOf(office, trip);
      const fields = { vehicle_number: `${plate(place)} S` };
      const query = new URLSearchParams(fields).toString();
      const { body } = await office.call('GET', `/api/preview_replacement/${id}`, { by: 'ngozi', query });
      return { id, fields: { ...fields, reason: 'It broke down.', plan: textAt(body, 'data', 'plan') } };
    },
    answers: () => ({ data: { trips: [{ passengers: [{ new_seat_number: 1 }, { new_seat_number: 4 }] }] } }),
    wrong: [
      ...wrongVehicle,
      ...withoutReason,
      [{ plan: '' }, 'plan', 'Check the effect on passengers first.'],
    ],
    missing: NO_VEHICLE,
  },
  getUnseated: {
    well: async (office, place) => ({ shows: (await unseated(office, place)).number }),
    answers: () => ({}),
  },
  seatUnseated: {
    well: async (office, place) => {
      const { ticket } = await unseated(office, place);
      const other = await disruptable(office, place + 0.5);
      return { id: ticket, fields: { trip_id: other.trip, seat_number: [1, 2] } };
    },
    answers: ({ id }) => ({ data: { id, passenger_information: { seat_number: [1, 2] } } }),
    wrong: [
      [{ trip_id: ' ' }, 'trip_id', 'Please select a trip.'],
      [{ trip_id: 'x' }, 'trip_id', 'This trip was not found at your terminal. Please choose another trip.'],
      [{ seat_number: [] }, 'seat_number', 'Please select at least one seat.'],
      [{ seat_number: [2, 2] }, 'seat_number', 'A seat can be chosen only once.'],
      [{ seat_number: [2] }, 'seat_number', 'Choose 2 seats.'],
      [{ seat_number: [2, 7] }, 'seat_number', 'There is no seat 7: this vehicle has 6 seats.'],
    ],
    missing: 'This ticket does not exist or was already deleted.',
  },
} satisfies Record<string, CallCase>;
