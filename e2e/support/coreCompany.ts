/** A row as a core server stores it. */
export type Row = Record<string, unknown>;

/** Number of the waybill that is created there. */
export const CORE_WAYBILL = 'WB-7QF3XM-K';

export const terminals = (): Row[] => [
  { id: 1, terminal_name: 'Awka', terminal_address: '12 Zik Avenue', city: 'Awka', state: 'Anambra' },
  { id: 2, terminal_name: 'Lagos', terminal_address: '3 Jibowu Street', city: 'Yaba', state: 'Lagos' },
];

export const drivers = (): Row[] => [
  { id: 1, driver_name: 'Emeka Nwosu', driver_phone: '08034127781', driver_address: 'Enugu' },
];

export const vehicles = (): Row[] => [
  {
    id: 1,
    vehicle_number: 'ANB 482 XA',
    vehicle_type: 'Coach Bus',
    assigned_driver: { driver_name: 'Emeka Nwosu' },
    vehicle_seat_number: '18',
  },
];

export const routes = (): Row[] => [
  {
    id: 1,
    route_id: 'Awka - Lagos',
    origin: 'Awka',
    destination: 'Lagos',
    distance: '452 km',
    duration: '7 hours',
  },
];

export const admins = (): Row[] => [
  {
    id: 1,
    name: 'Ngozi Obi',
    phone: '08034127781',
    terminal: 'Awka',
    department: 'Logistics',
    is_banned: '0',
    address: '12 Zik Avenue',
    email: 'ngozi@motorpark.example',
  },
  {
    id: 2,
    name: 'Halima Sani',
    phone: '07061234567',
    terminal: 'Lagos',
    department: 'Secretary',
    is_banned: 1,
    address: '',
    email: 'halima@motorpark.example',
  },
];

/** One trip to sell seats of and one incoming trip, with numbers as text and the taken seats as JSON. */
export const trips = (travelDate: string): Row[] => [
  {
    id: 7,
    route_id: 'Awka - Lagos',
    travel_date: travelDate,
    amount: '18,500',
    vehicle_type: 'Coach Bus',
    vehicle_number: 'ANB 482 XA',
    status: 'Scheduled',
    total_seats: '18',
    selected_seats: '[2,3]',
    available_seats: [],
    fromTerminal: { name: 'Awka' },
    toTerminal: { name: 'Lagos' },
  },
  {
    id: 8,
    route_id: 'Lagos - Awka',
    travel_date: travelDate,
    amount: '18,500',
    vehicle_type: 'Bus',
    vehicle_number: 'LAG 219 KJ',
    status: 'En-route',
    total_seats: 14,
    selected_seats: [],
    available_seats: [],
    type: 'Incoming',
  },
];

export const ticketRow = (id: string, traveler: string, seats: string, travelDate: string): Row => ({
  id,
  ticket_id: `CORE-${id}`,
  traveler_name: traveler,
  traveler_number: '08034127781',
  next_of_kin_mobile_no: '08062201934',
  seat_number: seats,
  trip: {
    route_id: 'Awka - Lagos',
    travel_date: travelDate,
    vehicle_number: 'ANB 482 XA',
    status: 'Scheduled',
  },
});

/** One outgoing waybill, one incoming, and one with most fields missing. */
export const waybills = (): Row[] => [
  {
    id: 1,
    waybill_number: 'CORE-WB-1',
    sender_name: 'Ngozi Okafor',
    sender_number: '08034127781',
    receiver_name: 'Tunde Bello',
    receiver_number: '08062201934',
    amount: '6,500',
    worth_of_goods: '40000',
    bookDate: '2026-11-20',
    status: 'Picked-Up',
    original_terminal_name: 'Awka',
    destination_terminal_name: 'Lagos',
  },
  {
    id: 2,
    waybill_number: 'CORE-WB-2',
    sender_name: 'Halima Sani',
    sender_number: '07061234567',
    receiver_name: 'Obinna Eze',
    receiver_number: '08034127781',
    amount: 3500,
    book_date: '2026-11-19',
    status: 'On-Transit',
    original_terminal_name: 'Lagos',
    destination_terminal_name: 'Awka',
  },
  { sender_name: 'Chika Eze', receiver_name: 'Musa Bello', amount: '2000', status: 'Held at customs' },
];
