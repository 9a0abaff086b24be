import type { WireChange, WireTicketRow, WireTrip, WireWaybillRow } from '@motorpark/api';
import type { Answers } from '../mockServer';
import { oneTicket } from './oneTicket';
import { oneWaybill } from './oneWaybill';
import { trips } from './trips';

const tripHistory: WireChange[] = [
  { kind: 'created', by: 'Ada Obi', terminal: 'Awka', at: '2025-01-13T09:00:00.000Z' },
  {
    kind: 'edited',
    by: 'Ngozi Eze',
    at: '2025-01-14T16:20:00.000Z',
    reason: 'Fuel costs more since Monday',
    fields: [{ field: 'Amount', from: '₦17,000.00', to: '₦18,500.00' }],
  },
];

const ticket = (
  place: number,
  name: string,
  phone: string,
  seats: string,
  journey: WireTrip | undefined,
  status: WireTicketRow['status'],
): WireTicketRow => ({
  id: `tk${place}`,
  version: 1,
  ticket_id: ['TK-7QF3XM-K', 'TK-2HW9AD-R', 'TK-KM4T6P-3', 'TK-9XEJ5C-7', 'TK-F3VQ8Z-H'][place] ?? '',
  traveler_name: name,
  traveler_number: phone,
  next_of_kin_mobile_no: '08055512345',
  seat_number: seats,
  amount: Number(journey?.amount ?? 0) * seats.split(',').length,
  fare: journey?.amount ?? 0,
  payment_method: place % 2 === 0 ? 'Cash' : 'POS',
  status,
  dob: '1990-04-12',
  booked_by: 'Ada Obi',
  booked_at: '2025-01-15T07:12:00.000Z',
  original_terminal: journey?.fromTerminal.name ?? '',
  original_terminal_id: journey?.fromTerminal.id ?? '',
  destination_terminal: journey?.toTerminal.name ?? '',
  destination_terminal_id: journey?.toTerminal.id ?? '',
  refundable_until: journey?.travel_date ?? '',
  is_own: true,
  trip: {
    id: journey?.id ?? '',
    route_id: journey?.route_id ?? '',
    travel_date: journey?.travel_date ?? '',
    vehicle_number: journey?.vehicle_number ?? '',
    vehicle_type: journey?.vehicle_type ?? '',
    status: journey?.status ?? 'Scheduled',
  },
});

export const tickets: WireTicketRow[] = [
  ticket(0, 'Chinedu Obi', '08034127781', '1, 2', trips[0], 'Scheduled'),
  ticket(1, 'Ngozi Umeh', '07031189025', '5', trips[0], 'Scheduled'),
  ticket(2, 'Oluwaseun Adeyemi-Bankole', '+2348123456789', '9', trips[0], 'Boarded'),
  ticket(3, 'Fatima Bello', '09012345678', '12, 13, 14', trips[2], 'Enroute'),
  ticket(4, 'Ifeanyi Eze', '08160224519', '7', trips[3], 'Completed'),
];

/** When parcels that have arrived by now were taken in. */
const BOOK_DATES: Readonly<Record<string, string>> = { Delivered: '2025-01-09', 'Picked Up': '2025-01-13' };

const waybill = (
  place: number,
  sender: string,
  receiver: string,
  status: WireWaybillRow['status'],
  [from, to]: readonly [string, string],
): WireWaybillRow => ({
  id: `wb${place}`,
  version: 1,
  waybill_number: ['WB-4PK8TN-C', 'WB-X9DM2R-7', 'WB-H6QV3J-A', 'WB-8CEW5F-M'][place] ?? '',
  sender_name: sender,
  sender_number: '08034127781',
  receiver_name: receiver,
  receiver_number: '08160224519',
  description: ['Cartons of textbooks', 'Medicines', 'Bales of lace', 'A gearbox'][place] ?? '',
  quantity: String(place + 1),
  weight: place === 1 ? '' : '12.5',
  amount: 6_500 + 1_500 * place,
  worth_of_goods: 85_000,
  book_date: BOOK_DATES[status] ?? '2025-01-15',
  status,
  original_terminal_name: from,
  original_terminal_id: from,
  destination_terminal_name: to,
  destination_terminal_id: to,
  booked_by: 'Ada Obi',
  booked_at: `${BOOK_DATES[status] ?? '2025-01-15'}T07:36:00.000Z`,
  ...(status === 'Delivered' && { waits_since: '2025-01-10T07:00:00.000Z' }),
});

export const waybills: WireWaybillRow[] = [
  waybill(0, 'Chinwe Traders', 'Bola Ige', 'Pending', ['Awka', 'Lagos']),
  waybill(1, 'Uche Pharmacy', 'Garki Clinic', 'On-Transit', ['Awka', 'Abuja']),
  waybill(2, 'Kemi Fashions', 'Ada Stores', 'Delivered', ['Lagos', 'Awka']),
  waybill(3, 'Obinna Autos', 'Mainland Spares', 'Picked Up', ['Awka', 'Lagos']),
];

/** No parcel is missing. */
const NONE_MISSING = { data: [], next_cursor: null, total: 0, counts: {} };

/** The responses about trips, tickets and waybills, as the terminal in Awka sees them. */
export const travelAnswers: Answers = {
  getTrips: { data: trips },
  ...(trips[0] && { getTrip: { data: { ...trips[0], history: tripHistory } } }),
  getAllTickets: { data: tickets },
  getWaybills: (query) => (query.has('arrival') ? NONE_MISSING : { data: waybills }),
  getTicket: oneTicket(),
  findTraveler: {
    data: {
      traveler: {
        name: 'Chinedu Obi',
        phone: '08034127781',
        address: '12 Zik Avenue, Awka',
        email: '',
        date_of_birth: '1990-04-12',
        next_of_kin_name: 'Uche Obi',
        next_of_kin_phone: '08055512345',
      },
    },
  },
  getWaybill: oneWaybill(),
  printTicket: { data: { receipt: 'customer', number: 2 } },
  printWaybill: { data: { receipt: 'both', number: 2 } },
};
