import { newWaybillNumber } from '@motorpark/domain';
import { aBooking } from '../booking';
import { aTrip } from '../company';
import { anyText } from '../matchers';
import { type Office, textAt } from '../office';
import { aWaybill } from '../waybill';
import type { CallCase } from './callCase';

const NO_TERMINAL = 'This terminal does not exist or was already deleted.';
const NO_TRIP = 'This trip does not exist or was already deleted.';
const NO_RIGHT = 'You do not have the right to do this.';
const TODAY = { departsAt: '2026-11-21T15:00:00.000Z' };

/** Creates a trip with seat 4 sold; returns its id and the ticket's number. */
async function sold({ call, db, company }: Office) {
  const trip = await aTrip(db, company);
  const { body } = await call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(trip) });
  return { trip, number: textAt(body, 'data', 'ticket_id') };
}

/** Creates a trip and a parcel that waits for its route; returns the trip's id, and the waybill's id and number. */
async function loadable({ call, db, company }: Office, status?: string) {
  const trip = await aTrip(db, company, status === undefined ? {} : { status });
  const { body } = await call('POST', '/api/create_waybills', { by: 'ada', body: aWaybill(company) });
  return { trip, id: textAt(body, 'data', 'id'), number: textAt(body, 'data', 'waybill_number') };
}

/** A well-formed number that no waybill has. */
const UNKNOWN_NUMBER = newWaybillNumber(() => 0.42);

const loading = [
  [{ code: ' ' }, 'code', 'Scan a parcel or type its number.'],
  [{ code: 'x'.repeat(401) }, 'code', 'At most 400 characters.'],
  [{ code: 'WB-7QF3XM-9' }, 'code', 'WB-7QF3XM-9 is no waybill number. Scan it again.'],
] as const;

export const departureCases = {
  getDepartures: {
    well: async ({ db, company }) => ({ shows: await aTrip(db, company, TODAY), fields: { limit: 200 } }),
    answers: () => ({}),
    wrong: [
      [{ limit: 201 }, 'limit', 'A page has 1 to 200 rows.'],
      [{ cursor: 'x' }, 'cursor', 'The list has no such page. Please start again from its top.'],
    ],
  },
  getManifest: {
    well: async (office) => {
      const { trip, number } = await sold(office);
      return { id: trip, shows: number };
    },
    answers: ({ id }) => ({ data: { id, passengers: [{ seat_number: 4, boarded_at: null }] } }),
    missing: NO_TRIP,
  },
  boardPassengers: {
    well: async (office) => {
      const { trip, number } = await sold(office);
      return { id: trip, fields: { code: number } };
    },
    answers: ({ id }) => ({ data: { id, marked: [4], passengers: [{ boarded_by: anyText }] } }),
    wrong: [
      [{ code: ' ' }, 'code', 'Scan a ticket or type a seat.'],
      [{ code: 'x'.repeat(401) }, 'code', 'At most 400 characters.'],
      [{ code: 'TK-7QF3XM-9' }, 'code', 'TK-7QF3XM-9 is no ticket number. Scan it again, or type the seat.'],
      [{ code: '5' }, 'code', 'Seat 5 is not sold.'],
    ],
    notTheirs: NO_RIGHT,
    missing: NO_TRIP,
  },
  unboardPassengers: {
    well: async (office) => {
      const { trip, number } = await sold(office);
      await office.call('PUT', `/api/board_passengers/${trip}`, { by: 'ada', body: { code: number } });
      return { id: trip, fields: { seats: [4] } };
    },
    answers: ({ id }) => ({ data: { id, marked: [4], passengers: [{ boarded_at: null }] } }),
    wrong: [
      [{ seats: [] }, 'seats', 'Choose the seats.'],
      [{ seats: ['four'] }, 'seats', 'Choose the seats.'],
      [{ seats: [5] }, 'seats', 'Nobody is aboard in seat 5.'],
    ],
    notTheirs: NO_RIGHT,
    missing: NO_TRIP,
  },
  loadParcel: {
    well: async (office) => {
      const { trip, number } = await loadable(office);
      return { id: trip, fields: { code: number }, shows: number };
    },
    answers: ({ id, shows }) => ({ data: { id, parcels: [{ waybill_number: shows, status: 'Pending' }] } }),
    wrong: [...loading],
    notTheirs: NO_RIGHT,
    missing: NO_TRIP,
  },
  unloadParcel: {
    well: async (office) => {
      const { trip, number } = await loadable(office);
      await office.call('PUT', `/api/load_parcel/${trip}`, { by: 'ada', body: { code: number } });
      return { id: trip, fields: { code: number } };
    },
    answers: ({ id }) => ({ data: { id, parcels: [] } }),
    wrong: [...loading, [{ code: UNKNOWN_NUMBER }, 'code', `Waybill ${UNKNOWN_NUMBER} is not on this bus.`]],
    notTheirs: NO_RIGHT,
    missing: NO_TRIP,
  },
  receiveParcel: {
    well: async (office) => {
      const { trip, id, number } = await loadable(office, 'En-route');
      await office.call('PUT', `/api/waybill_status/${id}`, {
        by: 'ada',
        body: { status: 'On-Transit', reason: 'Went with a taxi' },
      });
      return { id: trip, fields: { code: number }, shows: number };
    },
    answers: ({ id, shows }) => ({
      data: { id, received: { waybill_number: shows, status: 'Delivered' }, is_over: true },
    }),
    wrong: [...loading],
    notTheirs: NO_RIGHT,
    missing: NO_TRIP,
  },
  getHallView: {
    well: ({ company }) => ({ id: company.aba }),
    answers: () => ({ data: { made_at: null } }),
    missing: NO_TERMINAL,
  },
  makeHallView: {
    well: ({ company }) => ({ id: company.owerri }),
    answers: () => ({ data: { made_at: anyText, key: anyText } }),
    missing: NO_TERMINAL,
  },
  withdrawHallView: {
    well: ({ company }) => ({ id: company.aba }),
    answers: () => ({ data: { made_at: null } }),
    missing: NO_TERMINAL,
  },
  showHall: {
    async well({ call, company, db }) {
      const { body } = await call('POST', `/api/make_hall_view/${company.awka}`, { by: 'ngozi' });
      const trip = await aTrip(db, company, TODAY);
      return { fields: { key: textAt(body, 'data', 'key') }, shows: trip };
    },
    answers: () => ({ data: { terminal: 'Awka' } }),
    wrong: [[{ key: 'x' }, 'key', 'This link shows nothing any more. Ask the head office for a new one.']],
  },
} satisfies Record<string, CallCase>;
