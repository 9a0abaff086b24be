import type {
  WireAdmin,
  WireAssignable,
  WireDriver,
  WireDiscount,
  WireFare,
  WirePaper,
  WireRoute,
  WireService,
  WireServiceDay,
  WireTerminal,
  WireTimetable,
  WireVehicle,
} from '@motorpark/api';
import { type DriverKind, addDays } from '@motorpark/domain';
import type { Answers } from '../mockServer';

const IN_SERVICE = { version: 1, status: 'In service' } as const;

export const terminal = (id: string, name: string, address: string, state: string): WireTerminal => ({
  id,
  terminal_name: name,
  terminal_address: address,
  city: name,
  state,
  pos_terminals: '',
  ...IN_SERVICE,
});

export const terminals: WireTerminal[] = [
  terminal('t1', 'Awka', '14 Zik Avenue', 'Anambra'),
  terminal('t2', 'Lagos', '3 Jibowu Street, Yaba', 'Lagos'),
  terminal('t3', 'Abuja', 'Utako Motor Park', 'FCT'),
  terminal('t4', 'Owerri', '22 Wetheral Road', 'Imo'),
  terminal('t5', 'Port Harcourt', '8 Aba Road, Waterlines', 'Rivers'),
];

const driver = (
  id: string,
  name: string,
  phone: string,
  address: string,
  kind: DriverKind = 'Driver',
): WireDriver => ({
  id,
  driver_name: name,
  driver_phone: phone,
  driver_address: address,
  driver_kind: kind,
  ...IN_SERVICE,
});

export const drivers: WireDriver[] = [
  driver('d1', 'Emeka Nwosu', '08034127781', '3 Zik Avenue, Awka'),
  driver('d2', 'Sunday Okafor', '08160224519', '11 Ziks Flats, Onitsha'),
  driver('d3', 'Musa Ibrahim', '+2349031187240', '5 Gwarinpa Estate, Abuja'),
  driver('d4', 'Olumide Adebayo', '07012345678', '40 Herbert Macaulay Way, Yaba'),
  driver('d5', 'Ifeanyi Okeke', '08051239876', '6 Arthur Eze Avenue, Awka', 'Conductor'),
];

const paper = (
  id: string,
  holder: Pick<WirePaper, 'vehicle_number' | 'driver_name'>,
  kind: string,
  until: string,
): WirePaper => ({
  id,
  version: 1,
  ...holder,
  kind,
  number: `AWK 7731 ${id}`,
  expires_on: until,
  file_type: id === 'b2' ? 'image/jpeg' : null,
});

export const insurance = paper(
  'b1',
  { vehicle_number: 'ANB 482 XA', driver_name: '' },
  'Insurance',
  '2025-01-10',
);

/** The first has expired, the second expires soon. */
export const papers: WirePaper[] = [
  insurance,
  paper('b2', { vehicle_number: '', driver_name: 'Emeka Nwosu' }, 'Driver’s licence', '2025-02-03'),
  paper('b3', { vehicle_number: 'ANB 482 XA', driver_name: '' }, 'Roadworthiness', '2025-09-30'),
];

export const discounts: WireDiscount[] = [
  {
    id: 'k1',
    version: 1,
    name: 'Students',
    percent: '10',
    amount_off: '',
    from_day: '2025-01-01',
    until_day: '',
    most_uses: '100',
    uses: 12,
    given_by: 'staff',
    reason_rule: 'asked',
  },
];

/** The usual fare of a route, and that of a period. */
export const fares: WireFare[] = [
  {
    id: 'f1',
    version: 1,
    route_id: 'Awka - Lagos',
    vehicle_type: 'Coach Bus',
    name: 'Easter',
    from_day: '2025-04-16',
    until_day: '2025-04-22',
    fare: 25_000,
  },
  {
    id: 'f2',
    version: 1,
    route_id: 'Awka - Lagos',
    vehicle_type: '',
    name: '',
    from_day: '2025-01-01',
    until_day: '',
    fare: 18_500,
  },
];

const seatsOf = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const vehicle = (
  id: string,
  plate: string,
  type: string,
  seats: number,
  assignedDriver: string,
): WireVehicle => ({
  id,
  vehicle_number: plate,
  vehicle_type: type,
  assigned_driver: assignedDriver,
  seat_number: seatsOf(seats),
  vehicle_seat_number: seats,
  former_numbers: null,
  ...IN_SERVICE,
});

export const vehicles: WireVehicle[] = [
  vehicle('v1', 'ANB 482 XA', 'Bus', 14, 'Emeka Nwosu'),
  vehicle('v2', 'LSR 117 YB', 'Coach Bus', 45, 'Olumide Adebayo'),
  vehicle('v3', 'ABJ 903 KW', 'Bus', 18, 'Musa Ibrahim'),
  vehicle('v4', 'IMO 265 QT', 'Van', 7, 'Sunday Okafor'),
];

/** What can be assigned on any day; nobody is on duty. */
export const assignable: WireAssignable = {
  vehicles: vehicles.map(({ vehicle_seat_number: seats, ...one }) => ({
    ...one,
    seats,
    stands_at: '',
    missing: [],
  })),
  drivers: drivers.map(({ driver_name: name, driver_kind: kind }) => ({
    name,
    kind: kind === 'Conductor' ? kind : 'Driver',
    missing: [],
  })),
  duties: [],
};

/** A vehicle out of service. */
export const soldVehicle: WireVehicle = {
  ...vehicle('v5', 'ENU 318 RT', 'Bus', 14, 'Musa Ibrahim'),
  status: 'Out of service',
};

/** One whose plate was changed. */
export const renamedVehicle: WireVehicle = {
  ...vehicle('v1', 'ANB 482 XA', 'Bus', 14, 'Emeka Nwosu'),
  former_numbers: ['AWK 7 VN'],
};

const route = (
  id: string,
  origin: string,
  destination: string,
  distance: string,
  duration: string,
  fare: number | '' = '',
) =>
  ({
    id,
    route_id: `${origin} - ${destination}`,
    origin,
    destination,
    distance,
    duration,
    fare,
    most_fare: '',
    ...IN_SERVICE,
  }) satisfies WireRoute;

function aService(id: string, time: string, weekdays: string): WireService {
  return {
    id,
    version: 1,
    route_id: 'Awka - Lagos',
    departs_at: time,
    weekdays,
    vehicle_type: 'Bus',
    seats: '14',
    fare: 18_500,
    from_day: '2026-11-01',
    until_day: '',
    not_on: '',
    also_on: '',
  };
}

/** The days of a service from tomorrow on. */
function aheadOf(service: string, count: number, utc: string): WireServiceDay[] {
  return Array.from({ length: count }, (_, place) => {
    const day = addDays('2026-11-22', place);
    return { service_id: service, day, kind: 'same', departs_at: `${day}T${utc}:00.000Z` };
  });
}

export const routes: WireRoute[] = [
  route('r1', 'Awka', 'Lagos', '452 km', '7 hours', 18_500),
  route('r2', 'Awka', 'Abuja', '441 km', '7 hours 30 minutes', 21_000),
  route('r3', 'Lagos', 'Awka', '452 km', '7 hours', 18_500),
  route('r4', 'Owerri', 'Lagos', '520 km', '8 hours'),
];

/** The timetable of Awka - Lagos: two services, one trip of which was moved by hand. */
export const timetable: WireTimetable = {
  route_id: 'Awka - Lagos',
  return_route_id: 'Lagos - Awka',
  fare: 18_500,
  today: '2026-11-21',
  last_day: '2026-12-05',
  services: [
    aService('s1', '07:00', '1234567'),
    { ...aService('s2', '14:30', '12345'), not_on: '2026-12-25', fare: 20_000 },
  ],
  days: [...aheadOf('s1', 14, '06:00'), ...aheadOf('s2', 6, '13:30')],
};

const admin = (
  id: string,
  name: string,
  phone: string,
  at: string,
  department: string,
  isBanned: 0 | 1 = 0,
): WireAdmin => ({
  id,
  version: 1,
  name,
  phone,
  terminal: at,
  department,
  role: 'admin',
  office_role: null,
  managed: null,
  has_second_factor: 0,
  is_banned: isBanned,
  address: '',
  email: `${name.toLowerCase().replace(' ', '.')}@motorpark.example`,
});

export const ada = admin('a1', 'Ada Obi', '08034127781', 'Awka', 'Customer Service');

const admins: WireAdmin[] = [
  ada,
  admin('a2', 'Tunde Bakare', '08160224519', 'Lagos', 'Logistics'),
  admin('a3', 'Chika Okeke', '+2349031187240', 'Owerri', 'Secretary', 1),
  admin('a4', 'Halima Sani', '07012345678', 'Abuja', 'Manager'),
];

/** The responses of the office's lists and forms. */
export const officeAnswers: Answers = {
  fetchTerminals: { data: terminals },
  getDrivers: { data: drivers, total: 5, counts: { 'In service': 5, 'Out of service': 0 } },
  getVehicles: { data: vehicles, total: 4, counts: { 'In service': 4, 'Out of service': 0 } },
  getDuties: { data: assignable },
  getPapers: { data: [], total: 0 },
  getDiscounts: { data: discounts, total: 1 },
  getOwnDiscounts: { data: [] },
  getFares: { data: fares, total: 2 },
  findFare: { data: {} },
  findFareTrips: { data: { given: 30, kept: 4, plan: 'one' } },
  changeFareTrips: { data: { changed: 4 } },
  getRoutes: { data: routes },
  getTimetable: { data: timetable },
  getServices: {
    data: timetable.services.map((service) => ({ ...service, route_record_id: 'r1' })),
    total: timetable.services.length,
  },
  fetchAdmins: { data: admins, total: 4, counts: { Active: 3, Banned: 1 } },
};
