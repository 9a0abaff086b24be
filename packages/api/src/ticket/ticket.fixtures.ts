import type { WireTicketOverview, WireTicketRow } from '@motorpark/contract';

const SHARED = {
  id: 'u1',
  version: 1,
  ticket_id: 'TK-7QF3XM-Q',
  status: 'Scheduled',
  original_terminal_id: 'a1',
  destination_terminal_id: 'l1',
  refundable_until: '2026-11-21T06:00:00.000Z',
  is_own: true,
  booked_by: 'Ngozi Eze',
  booked_at: '2026-11-21T05:00:00.000Z',
} as const;

const JOURNEY = {
  travel_date: '2026-11-21T06:00:00.000Z',
  vehicle_type: 'Bus',
  vehicle_number: 'ANB 482 XA',
};

/** A row of the list as our own server sends it. */
export const ROW: WireTicketRow = {
  ...SHARED,
  traveler_name: 'Ada Obi',
  traveler_number: '08034127781',
  next_of_kin_mobile_no: '08034127782',
  seat_number: '5',
  payment_method: 'Cash',
  amount: 18_500.5,
  original_terminal: 'Awka',
  destination_terminal: 'Lagos',
  trip: { id: 't2', route_id: 'Awka - Lagos', status: 'Scheduled', ...JOURNEY },
};

/** A ticket as our own server sends it. */
export const aTicket = (changes: Partial<WireTicketOverview> = {}): WireTicketOverview => ({
  ...SHARED,
  trip_id: 't2',
  trip_status: 'Scheduled',
  dob: '1990-04-02',
  passenger_information: {
    traveler_name: 'Ada Obi',
    traveler_number: '08034127781',
    next_of_kin_mobile_no: '08034127782',
    traveler_address: '12 Zik Avenue',
    next_of_kin_name: 'Uche Obi',
    traveler_kind: '',
    infants: '',
    accompanied_by: '',
    alone_reason: '',
    seat_number: [4, 5],
    companions: [],
    original_terminal: 'Awka',
    destination_terminal: 'Lagos',
  },
  trip_information: JOURNEY,
  payment_information: {
    amount: 18_500.5,
    payment_method: 'Cash',
    discount: '',
    discount_reason: '',
    non_cash: '',
    payment_reference: '',
  },
  ...changes,
});
