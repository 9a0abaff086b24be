import type { TicketPayload } from '@motorpark/contract';
import { PHONE_EXAMPLE } from '@motorpark/domain';
import { sql } from '../../db';
import { aBooking } from '../booking';
import { aTrip } from '../company';
import { type Office, textAt } from '../office';
import { type CallCase, withoutReason } from './callCase';

const NO_TICKET = 'This ticket does not exist or was already deleted.';

/** Sells a seat at Awka on a trip of its own. */
async function sold({ call, db, company }: Office, wishes: Partial<TicketPayload> = {}) {
  const fields = aBooking(await aTrip(db, company), wishes);
  const { body } = await call('POST', '/api/book_ticket', { by: 'ada', body: fields });
  return { id: textAt(body, 'data', 'id'), fields };
}

const idOf = async (office: Office) => (await sold(office)).id;

const NO_TRIP = 'This trip was not found at your terminal. Please choose another trip.';
const wrong = [
  [{ trip_id: '' }, 'trip_id', 'Please select a trip.'],
  [{ seat_number: [] }, 'seat_number', 'Please select at least one seat.'],
  [{ seat_number: [1.5] }, 'seat_number', 'Please select at least one seat.'],
  [{ seat_number: [7] }, 'seat_number', 'There is no seat 7: this vehicle has 6 seats.'],
  [{ traveler_name: ' ' }, 'traveler_name', 'Traveler name is required.'],
  [{ traveler_number: undefined }, 'traveler_number', 'Mobile number is required.'],
  [{ traveler_number: '0803' }, 'traveler_number', PHONE_EXAMPLE],
  [{ next_of_kin_mobile_no: null }, 'next_of_kin_mobile_no', 'Next of kin is required.'],
  [{ travel_date: '1990-02-30' }, 'travel_date', 'Please enter a valid date of birth.'],
  [{ travel_date: '2026-11-22' }, 'travel_date', 'Date of birth cannot be in the future.'],
  [{ companions: [{ seat_number: 4 }] }, 'companions', 'Name of each passenger is required.'],
  [
    { companions: [{ seat_number: 4, name: 'Ben Obi' }] },
    'companions',
    'Please name one passenger for each seat.',
  ],
  [{ payment_method: 'Cowries' }, 'payment_method', 'Please select a payment mode.'],
  [{ amount: '18,500.001' }, 'amount', 'At most two digits after the point, such as 1,000.50.'],
] as const;

const STAYS = 'A ticket is moved to another trip with Reschedule, from its overview or its row’s menu.';
const SOLD_AT = 'This ticket was sold at ₦18,500.00 a seat';

export const ticketCases = {
  getAllTickets: {
    well: async (office) => ({ shows: await idOf(office), fields: { status: 'Scheduled', limit: 5 } }),
    answers: () => ({}),
    wrong: [
      [{ status: 'Lost' }, 'status', 'It is one of Scheduled, Boarded, Enroute, Completed, VOID.'],
      [{ direction: 'up' }, 'direction', 'It is one of outgoing, incoming.'],
      [{ limit: 201 }, 'limit', 'A page has 1 to 200 rows.'],
      [{ cursor: 'first' }, 'cursor', 'The list has no such page. Please start again from its top.'],
      [{ q: 'x'.repeat(201) }, 'q', 'At most 200 characters.'],
    ],
  },
  getTicket: {
    well: async (office) => ({ id: await idOf(office) }),
    answers: ({ id }) => ({ data: { id, history: [{ kind: 'created', by: 'ada' }] } }),
    missing: NO_TICKET,
  },
  findTraveler: {
    async well(office) {
      await sold(office, { traveler_name: 'Amara Udeh', traveler_number: '08091112222' });
      return { fields: { phone: '+234 809 111 2222' }, shows: 'Amara Udeh' };
    },
    answers: () => ({ data: { traveler: { name: 'Amara Udeh', next_of_kin_phone: '08055512345' } } }),
    onlyReads: true,
    wrong: [
      [{ phone: '0809' }, 'phone', PHONE_EXAMPLE],
      [{ phone: ['08091112222'] }, 'phone', PHONE_EXAMPLE],
    ],
  },
  bookTicket: {
    well: async ({ db, company }) => ({ fields: { ...aBooking(await aTrip(db, company)) } }),
    answers: ({ fields = {} }) => ({
      data: { trip_id: fields['trip_id'], passenger_information: { seat_number: [4] } },
    }),
    wrong: [
      ...wrong,
      [{ trip_id: 'seven' }, 'trip_id', NO_TRIP],
      [{ amount: 18_499 }, 'amount', 'The fare of this trip is ₦18,500.00.'],
    ],
    elsewhere: ['trip_id', NO_TRIP],
  },
  editTicket: {
    async well(office) {
      const { id, fields } = await sold(office);
      return { id, fields: { ...fields, seat_number: [1, 2], amount: 37_000 } };
    },
    answers: ({ id }) => ({ data: { id, passenger_information: { seat_number: [1, 2] } } }),
    wrong: [
      ...wrong,
      [{ trip_id: 'seven' }, 'trip_id', STAYS],
      [{ amount: 18_499 }, 'amount', `${SOLD_AT}: 2 seats are ₦37,000.00.`],
    ],
    missing: NO_TICKET,
  },
  printTicket: {
    well: async (office) => ({ id: await idOf(office), fields: { receipt: 'customer' } }),
    answers: () => ({ data: { receipt: 'customer', number: 1 } }),
    wrong: [[{ receipt: 'both' }, 'receipt', 'It is one of customer, company.']],
    missing: NO_TICKET,
  },
  ticketStatus: {
    well: async (office) => ({ id: await idOf(office), fields: { status: 'Boarded' } }),
    answers: ({ id }) => ({ data: { id, status: 'Boarded' } }),
    wrong: [
      [{ status: 'Completed' }, 'status', 'Scheduled cannot become Completed; it can become Boarded.'],
      [{ reason: 'x'.repeat(201) }, 'reason', 'At most 200 characters.'],
    ],
    // Passengers are boarded where the trip leaves.
    act: 'trip.board',
    notTheirs: 'Only staff of the terminal that the trip leaves from board its passengers.',
    missing: NO_TICKET,
  },
  rescheduleTicket: {
    async well(office) {
      const { id } = await sold(office);
      const to = await aTrip(office.db, office.company, { departsAt: '2026-11-24T06:00:00.000Z' });
      const fields = { trip_id: to, seat_number: [2], amount: 18_500, fee: 1000, payment_method: 'Cash' };
      return { id, fields: { ...fields, reason: 'The passenger is ill' } };
    },
    answers: ({ id, fields = {} }) => ({ data: { id, trip_id: fields['trip_id'] } }),
    wrong: [
      [{ trip_id: 'seven' }, 'trip_id', NO_TRIP],
      [{ seat_number: [2, 3] }, 'seat_number', 'Please choose one seat.'],
      [{ seat_number: [7] }, 'seat_number', 'There is no seat 7: this vehicle has 6 seats.'],
      [{ fee: 500 }, 'fee', 'The fee for rescheduling this ticket is ₦1,000.00.'],
      [{ fee: 'some' }, 'fee', 'Enter the fee in naira, 0 for none.'],
      [{ amount: 18_000 }, 'amount', 'The seat comes to ₦18,500.00 on this trip.'],
      [{ payment_method: '' }, 'payment_method', 'Please select a payment method.'],
      ...withoutReason,
    ],
    missing: NO_TICKET,
  },
  refundTicket: {
    async well(office) {
      const { id } = await sold(office);
      return { id, fields: { amount: 18_500, payment_method: 'Cash', reason: 'The passenger is ill' } };
    },
    answers: ({ id }) => ({ data: { id, payment_information: { refunded: 18_500 } } }),
    wrong: [
      [{ amount: 18_000 }, 'amount', '₦18,500.00 is handed back for this ticket.'],
      [{ payment_method: 'Cowries' }, 'payment_method', 'Please select a payment method.'],
      ...withoutReason,
    ],
    notTheirs: 'Only staff of Awka, where it was sold, can refund this ticket.',
    missing: NO_TICKET,
  },
  takeLuggage: {
    async well(office) {
      await office.db.query(sql`update company set luggage_fee_kobo = 0`);
      const { id } = await sold(office);
      return { id, fields: { pieces: '2', kg: '35', fee: 0, payment_method: '', reason: '' } };
    },
    answers: ({ id }) => ({ data: { id, luggage: { pieces: 2, kg: 35, fee: 0 } } }),
    wrong: [
      [{ pieces: 'some' }, 'pieces', 'Enter the number of pieces, from 0 to 99.'],
      [{ pieces: '0' }, 'pieces', 'Enter how many pieces weigh that much.'],
      [{ kg: '1000' }, 'kg', 'Enter whole kilograms, from 0 to 999.'],
      [{ fee: 500 }, 'fee', '2 pieces, 35 kg: ₦0.00 in all for this ticket.'],
      [{ payment_method: 'Cowries' }, 'payment_method', 'Please select a payment method.'],
    ],
    missing: NO_TICKET,
  },
  deleteTicket: {
    well: async (office) => ({ id: await idOf(office), fields: { reason: 'The passenger asked' } }),
    answers: ({ id }) => ({ data: { id } }),
    wrong: withoutReason,
    notTheirs: 'Only staff of Awka, where it was sold, can delete this ticket.',
    missing: NO_TICKET,
  },
} satisfies Record<string, CallCase>;
