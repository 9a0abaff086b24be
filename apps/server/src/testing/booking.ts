import type { BookTicketPayload } from '@motorpark/api/contract';

/** What a clerk sends for seat 4 of a trip, unless wished otherwise. */
export const aBooking = (trip: string, wishes: Partial<BookTicketPayload> = {}): BookTicketPayload => ({
  trip_id: trip,
  traveler_name: 'Chinedu Obi',
  traveler_number: '0803 412 7781',
  travel_date: '1990-04-12',
  amount: 18_500,
  payment_method: 'Cash',
  next_of_kin_mobile_no: '08055512345',
  seat_number: [4],
  ...wishes,
});

/** A payload as core clients send it: in the query string, lists under `name[]`. */
export function asQuery(payload: Partial<BookTicketPayload>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(payload)) {
    if (Array.isArray(value)) for (const item of value) query.append(`${name}[]`, String(item));
    else query.append(name, String(value));
  }
  return query.toString();
}
