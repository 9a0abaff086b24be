import type { WireTrip } from '@motorpark/api';

const seatsOf = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

interface TripRow {
  id: string;
  from: string;
  to: string;
  at: string;
  naira: number;
  plate: string;
  type: string;
  seats: number;
  taken: number[];
  status?: WireTrip['status'];
}

const trip = ({
  id,
  from,
  to,
  at,
  naira,
  plate,
  type,
  seats,
  taken,
  status = 'Scheduled',
}: TripRow): WireTrip => ({
  id,
  version: 1,
  route_id: `${from} - ${to}`,
  travel_date: at,
  amount: naira,
  vehicle_type: type,
  vehicle_number: plate,
  driver: plate === 'ANB 482 XA' ? 'Emeka Nwosu' : 'Olumide Adebayo',
  second_driver: '',
  status,
  total_seats: seats,
  selected_seats: taken,
  available_seats: seatsOf(seats).filter((seat) => !taken.includes(seat)),
  fromTerminal: { id: from, name: from },
  toTerminal: { id: to, name: to },
  type: from === 'Awka' ? 'Outgoing' : 'Incoming',
});

const bus = { plate: 'ANB 482 XA', type: 'Bus', seats: 14 };
const coach = { plate: 'LSR 117 YB', type: 'Coach Bus', seats: 45 };

/** The trip that is late on the board of departures, and on the manifest. */
export const tripToOwerri = trip({
  id: 'tr8',
  from: 'Awka',
  to: 'Owerri',
  at: '2025-01-15T08:10:00.000Z',
  naira: 9_500,
  ...bus,
  taken: [1, 2, 4, 5, 9],
});

/** The trips of three days, as the terminal in Awka sees them. */
export const trips: WireTrip[] = [
  trip({
    id: 'tr1',
    from: 'Awka',
    to: 'Lagos',
    at: '2025-01-15T10:00:00.000Z',
    naira: 18_500,
    ...bus,
    taken: [1, 2, 5, 9],
  }),
  trip({
    id: 'tr2',
    from: 'Awka',
    to: 'Abuja',
    at: '2025-01-15T12:30:00.000Z',
    naira: 21_000,
    ...coach,
    taken: seatsOf(31),
  }),
  trip({
    id: 'tr3',
    from: 'Lagos',
    to: 'Awka',
    at: '2025-01-15T05:00:00.000Z',
    naira: 18_500,
    ...bus,
    taken: seatsOf(14),
    status: 'En-route',
  }),
  trip({
    id: 'tr4',
    from: 'Awka',
    to: 'Lagos',
    at: '2025-01-14T06:00:00.000Z',
    naira: 18_500,
    ...bus,
    taken: seatsOf(13),
    status: 'Completed',
  }),
  trip({
    id: 'tr5',
    from: 'Awka',
    to: 'Lagos',
    at: '2025-01-16T06:00:00.000Z',
    naira: 19_000,
    ...coach,
    taken: [],
  }),
];

/** Two buses that have not left: one was due at 07:20, one at 09:15. */
export const lateTrips: WireTrip[] = [
  trip({
    id: 'tr6',
    from: 'Awka',
    to: 'Owerri',
    at: '2025-01-15T06:20:00.000Z',
    naira: 6_500,
    ...bus,
    taken: [1, 2, 3, 6, 7],
  }),
  trip({
    id: 'tr7',
    from: 'Awka',
    to: 'Abuja',
    at: '2025-01-15T08:15:00.000Z',
    naira: 21_000,
    ...coach,
    taken: seatsOf(45),
  }),
];
