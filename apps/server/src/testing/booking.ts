import type { TicketPayload } from '@motorpark/contract';

/** The payload for seat 4 of a trip at ₦18,500, unless overridden by `wishes`. */
export const aBooking = (trip: string, wishes: Partial<TicketPayload> = {}): TicketPayload => ({
  trip_id: trip,
  traveler_name: 'Chinedu Obi',
  traveler_number: '0803 412 7781',
  travel_date: '1990-04-12',
  amount: 18_500 * (wishes.seat_number?.length ?? 1),
  payment_method: 'Cash',
  next_of_kin_mobile_no: '08055512345',
  seat_number: [4],
  ...wishes,
});

/** A payload as core clients send it, without companions: in the query string, with lists as `name[]`. */
export function asQuery(payload: Partial<Omit<TicketPayload, 'companions'>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(payload)) {
    if (Array.isArray(value)) for (const item of value) query.append(`${name}[]`, String(item));
    else query.append(name, String(value));
  }
  return query.toString();
}
