import type { TicketPayload } from '@motorpark/contract';
import { sql } from '../db';
import { aBooking } from './booking';
import { type Company, type PersonName, type TripWishes, aTrip } from './company';
import { NOW, type Office, textAt } from './office';

/** The response for a ticket that does not exist or that the person may not know about. */
export const NO_SUCH_TICKET = {
  status: 404,
  body: { message: 'This ticket does not exist or was already deleted.' },
};

/** A passenger without details. */
const unnamed = (seat: number) => ({
  seat_number: seat,
  name: '',
  phone: '',
  address: '',
  next_of_kin_name: '',
  next_of_kin_phone: '',
  date_of_birth: '',
  kind: '',
});

/** The overview of seats 4 and 5 of a trip from Awka to Lagos, sold by ada. */
export const seatsSoldOn = (trip: string, { awka, lagos }: Pick<Company, 'awka' | 'lagos'>) => ({
  version: 1,
  trip_id: trip,
  dob: '1990-04-12',
  status: 'Scheduled',
  trip_status: 'Scheduled',
  passenger_information: {
    traveler_name: 'Chinedu Obi',
    traveler_number: '08034127781',
    next_of_kin_mobile_no: '08055512345',
    traveler_address: '',
    next_of_kin_name: '',
    traveler_kind: '',
    infants: '',
    accompanied_by: '',
    alone_reason: '',
    seat_number: [4, 5],
    companions: [unnamed(5)],
    original_terminal: 'Awka',
    destination_terminal: 'Lagos',
  },
  trip_information: {
    travel_date: '2026-11-22T06:00:00.000Z',
    vehicle_type: 'Bus',
    vehicle_number: 'ANB 482 XA',
  },
  payment_information: {
    amount: 37_000,
    fare: 18_500,
    payment_method: 'Cash',
    non_cash: '',
    payment_reference: '',
    discount: '',
    discount_reason: '',
  },
  booked_by: 'ada',
  booked_at: NOW,
  original_terminal_id: awka,
  destination_terminal_id: lagos,
  refundable_until: '2026-11-22T06:00:00.000Z',
  is_own: true,
});

/** Calls on tickets. */
export function ticketsOf(office: () => Office) {
  return {
    trip: (wishes?: TripWishes) => aTrip(office().db, office().company, wishes),
    /** Sells a ticket; returns its id, its number and the payload. */
    sold: async (trip: string, wishes: Partial<TicketPayload> = {}, by: PersonName = 'ada') => {
      const body = aBooking(trip, wishes);
      const answer = await office().call('POST', '/api/book_ticket', { by, body });
      return {
        id: textAt(answer.body, 'data', 'id'),
        number: textAt(answer.body, 'data', 'ticket_id'),
        body,
      };
    },
    edit: (id: string, body: object, by: PersonName = 'ada') =>
      office().call('PUT', `/api/edit_ticket/${id}`, { by, body }),
    remove: (id: string, by: PersonName = 'ada', reason: string | undefined = 'The passenger asked') =>
      office().call('DELETE', `/api/delete_ticket/${id}`, { by, body: { reason } }),
    /** Returns the sold seats of a trip. */
    takenOn: async (trip: string) => {
      const rows = await office().db.query<{ seat_number: number }>(
        sql`select seat_number from ticket_seat where trip_id = ${trip} order by seat_number`,
      );
      return rows.map((row) => row.seat_number);
    },
    /** Returns the operations of a ticket, in order. */
    ledgerOf: (id: string) =>
      office().db.query(sql`select amount_kobo, terminal_id, reverses is not null as is_reversal
        from operation where ticket_id = ${id} order by id`),
  };
}
