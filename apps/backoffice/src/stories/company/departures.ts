import type {
  WireArrival,
  WireDeparture,
  WireLoadedParcel,
  WireManifest,
  WirePassenger,
  WireReseated,
  WireUnseated,
} from '@motorpark/api';
import { oneTicket } from './oneTicket';
import type { Answers } from '../mockServer';

const departure = (
  id: string,
  destination: string,
  travel_date: string,
  facts: Omit<
    WireDeparture,
    | 'id'
    | 'route_id'
    | 'origin'
    | 'destination'
    | 'travel_date'
    | 'status'
    | 'driver'
    | 'boarded_seats'
    | 'kept_seats'
    | 'loaded_parcels'
    | 'unseated'
    | 'delayed_from'
  > &
    Partial<WireDeparture>,
): WireDeparture => ({
  id,
  route_id: `Awka - ${destination}`,
  origin: 'Awka',
  destination,
  travel_date,
  driver: 'Emeka Nwosu',
  status: 'Scheduled',
  boarded_seats: 0,
  kept_seats: 0,
  loaded_parcels: 0,
  unseated: 0,
  delayed_from: null,
  ...facts,
});

const bus = { vehicle_number: 'ANB 482 XA', vehicle_type: 'Bus', total_seats: 14 };
const coach = { vehicle_number: 'LSR 117 YB', vehicle_type: 'Coach Bus', total_seats: 45 };

/** Awka's board at half past nine: one late, one full, one that has left, one tomorrow. */
export const departures: WireDeparture[] = [
  departure('tr7', 'Lagos', '2025-01-15T06:00:00.000Z', {
    ...coach,
    sold_seats: 45,
    parcels: 7,
    loaded_parcels: 12,
    status: 'En-route',
  }),
  departure('tr8', 'Owerri', '2025-01-15T08:10:00.000Z', {
    ...bus,
    sold_seats: 9,
    boarded_seats: 6,
    parcels: 1,
    loaded_parcels: 2,
  }),
  departure('tr1', 'Lagos', '2025-01-15T10:00:00.000Z', { ...bus, sold_seats: 4, kept_seats: 3, parcels: 7 }),
  departure('tr2', 'Abuja', '2025-01-15T12:30:00.000Z', { ...coach, sold_seats: 45, parcels: 2 }),
  departure('tr9', 'Lagos', '2025-01-16T06:00:00.000Z', { ...coach, sold_seats: 3, parcels: 7 }),
];

/** A passenger of the trip. */
export const passenger = (
  seat_number: number,
  name: string,
  facts: Partial<WirePassenger> = {},
): WirePassenger => ({
  seat_number,
  ticket: `tk${seat_number}`,
  ticket_id: 'TK-7QF3XM-K',
  name,
  phone: '08034127781',
  address: '12 Zik Avenue, Awka',
  next_of_kin_name: 'Uche Obi',
  next_of_kin_phone: '08055512345',
  kind: '',
  infants: '',
  boarded_at: null,
  boarded_by: null,
  no_show: false,
  ...facts,
});

const aboard = { boarded_at: '2025-01-15T08:12:00.000Z', boarded_by: 'Ada Obi' };

export const loaded = (
  waybill_number: string,
  description: string,
  quantity: number,
  weight_grams: number | null,
): WireLoadedParcel => ({
  id: waybill_number,
  waybill_number,
  destination: 'Owerri',
  receiver_name: 'Chidi Nwankwo',
  receiver_number: '08034127781',
  description,
  quantity,
  weight_grams,
  status: 'Pending',
});

/** The late bus to Owerri: two of five passengers are aboard, one has no name yet. */
export const manifest: WireManifest = {
  id: 'tr8',
  version: 1,
  route_id: 'Awka - Owerri',
  origin: 'Awka',
  destination: 'Owerri',
  travel_date: '2025-01-15T08:10:00.000Z',
  vehicle_number: 'ANB 482 XA',
  vehicle_type: 'Bus',
  driver: 'Emeka Nwosu',
  driver_phone: '08034127700',
  second_driver: null,
  second_driver_phone: null,
  status: 'Scheduled',
  can_run_again: false,
  total_seats: 14,
  details: 'asked',
  is_own: true,
  ticket_keys: [],
  passengers: [
    passenger(1, 'Chinedu Obi', aboard),
    passenger(2, 'Ben Eze', aboard),
    passenger(4, 'Ngozi Okafor', { ticket_id: 'TK-5NP8WZ-4' }),
    passenger(5, '', { ticket_id: 'TK-5NP8WZ-4', address: '', next_of_kin_name: '' }),
    passenger(9, 'Oluwaseun Adebayo-Ogunbanjo', { ticket_id: 'TK-3HB9QR-T', phone: '+447700900123' }),
  ],
  parcels: [
    loaded('WB-7QF3XM-K', 'A carton of textbooks', 2, 12_500),
    loaded('WB-5NP8WZ-4', 'Spare parts of a generator, wrapped in sacking', 1, null),
  ],
};

const reseated = (
  seat_number: number,
  new_seat_number: number | null,
  name: string,
  phone = '08034127781',
): WireReseated => ({
  seat_number,
  new_seat_number,
  ticket: `tk${seat_number}`,
  ticket_id: 'TK-7QF3XM-K',
  name,
  phone,
});

/** A smaller bus: three keep their seats, one gets another, one is left without. */
export const disruption = {
  id: 'tr8',
  version: 1,
  plan: 'kq3vXw0aT2',
  passengers: [
    reseated(1, 1, 'Chinedu Obi'),
    reseated(2, 2, 'Ben Eze'),
    reseated(4, 4, 'Ngozi Okafor'),
    reseated(5, 3, ''),
    reseated(9, null, 'Oluwaseun Adebayo-Ogunbanjo', '+447700900123'),
  ],
  loaded_parcels: 3,
  parcels: 2,
  other_trips: 1,
  free_seats: [] as number[],
  notes: [] as string[],
};

const replacedTrip = (id: string, travel_date: string, passengers: readonly WireReseated[] = []) => ({
  id,
  route_id: 'Awka - Lagos',
  travel_date,
  passengers: [...passengers],
  loaded_parcels: 0,
  notes: [] as string[],
});

/** A vehicle that broke down: three trips get another one, one cannot. */
const replacement = {
  plan: 'Yt5bQ1mZc8',
  trips: [
    {
      ...replacedTrip('tr8', '2025-01-15T14:00:00.000Z', disruption.passengers),
      driver: 'Sunday Okafor',
      notes: ['Bus, Driver without valid papers', 'The bus is at Owerri.'],
    },
    {
      ...replacedTrip('tr9', '2025-01-16T06:00:00.000Z'),
      obstacle:
        'IMO 265 QT is on Owerri - Lagos from 16 Jan 2025, 06:30 AM until about 16 Jan 2025, 02:30 PM. Choose another vehicle or time.',
    },
    replacedTrip('tr10', '2025-01-17T06:00:00.000Z', disruption.passengers.slice(0, 2)),
    replacedTrip('tr11', '2025-01-18T06:00:00.000Z'),
  ],
};

/** The same trip, cancelled by mistake: one passenger had lost the seat before, the party in seats 12 and 13 was moved meanwhile. */
export const runningAgain = {
  ...disruption,
  passengers: [
    reseated(1, 1, 'Chinedu Obi'),
    reseated(2, 2, 'Ben Eze'),
    reseated(4, 4, 'Ngozi Okafor'),
    reseated(9, null, 'Oluwaseun Adebayo-Ogunbanjo', '+447700900123'),
  ],
  loaded_parcels: 0,
  free_seats: [12, 13],
};

const unseated = (id: string, name: string, facts: Partial<WireUnseated> = {}): WireUnseated => ({
  id,
  version: 2,
  ticket_id: 'TK-7QF3XM-K',
  name,
  phone: '08034127781',
  seat_number: [9],
  since: '2025-01-15T08:20:00.000Z',
  reason: 'The gearbox broke',
  trip_id: 'tr8',
  route_id: 'Awka - Lagos',
  travel_date: '2025-01-15T08:10:00.000Z',
  vehicle_number: 'ANB 482 XA',
  is_own: true,
  ...facts,
});

/** Two buses to Awka: one is here with parcels to receive, the other one arrives in half an hour. */
export const arrivals: WireArrival[] = [
  {
    id: 'tr4',
    route_id: 'Lagos - Awka',
    origin: 'Lagos',
    travel_date: '2025-01-15T02:00:00.000Z',
    left_at: '2025-01-15T02:00:00.000Z',
    duration: '7 hours',
    vehicle_number: 'LSR 730 YD',
    vehicle_type: 'Coach Bus',
    status: 'En-route',
    passengers: 31,
    parcels: 4,
  },
  {
    id: 'tr5',
    route_id: 'Owerri - Awka',
    origin: 'Owerri',
    travel_date: '2025-01-15T06:00:00.000Z',
    left_at: '2025-01-15T06:10:00.000Z',
    duration: '2 hours',
    vehicle_number: 'AWK 118 ZT',
    vehicle_type: 'Bus',
    status: 'Completed',
    passengers: 9,
    parcels: 2,
  },
];

/** A party of two, and a passenger whose ticket another terminal sold. */
export const unseatedRows: WireUnseated[] = [
  unseated('tk9', 'Chinedu Obi', { seat_number: [12, 13] }),
  unseated('tk14', 'Oluwaseun Adebayo-Ogunbanjo', {
    phone: '+447700900123',
    ticket_id: 'TK-5NP8WZ-4',
    is_own: false,
  }),
];

export const departureAnswers: Answers = {
  getDepartures: { data: departures, next_cursor: null, arrivals },
  getManifest: { data: manifest },
  previewDisruption: { data: disruption },
  disruptTrip: { data: disruption },
  previewReplacement: { data: replacement },
  replaceVehicle: { data: replacement },
  getUnseated: { data: unseatedRows, next_cursor: null, total: unseatedRows.length, counts: {} },
  seatUnseated: { data: oneTicket().data },
  boardPassengers: { data: { ...manifest, marked: [4, 5] } },
  loadParcel: { data: manifest },
  unloadParcel: { data: manifest },
  unboardPassengers: { data: { ...manifest, marked: [4, 5] } },
  getHallView: { data: { made_at: null } },
  makeHallView: { data: { made_at: '2025-01-15T08:30:00.000Z', key: 'q7Jw3nT0aXh2vYc9' } },
  withdrawHallView: { data: { made_at: null } },
  showHall: { data: { company: 'Motorpark', terminal: 'Awka', departures } },
};
