import type { CallName } from '@motorpark/contract';
import { addDays } from '@motorpark/domain';
import { NOWHERE } from './answers';
import type { Company } from './company';

type Fields = Readonly<Record<string, unknown>>;

/** An office record's form on the wire: valid payloads, their responses, and invalid fields. */
export interface RecordCase {
  one: string;
  calls: Readonly<Record<'list' | 'create' | 'edit' | 'remove', CallName>>;
  /** Returns a valid form, different for each `place`. */
  filled: (company: Company, place: number) => Fields;
  /** Returns the record that the form creates, or that it makes of one that another form created. */
  answered: (form: Fields, before?: Fields) => Fields;
  missing: string;
  /** Invalid fields with the field that reports them and the message. */
  complaints: readonly (readonly [wrong: Fields, field: string, message: string])[];
  /** The unique field, an equivalent spelling of its value, and the message for the second record. */
  unique: { field: string; inAnotherWay: (text: string) => string; message: string };
}

const LONG = 'x'.repeat(201);
const TOO_LONG = 'At most 200 characters.';
const NOT_A_PHONE = 'Invalid Nigerian phone number';

/** Values that count as missing. */
const MISSING_VALUES = ['', '   ', undefined, { toString: 1 }];

const missing = (field: string, message: string, ways: readonly unknown[] = [...MISSING_VALUES, null]) =>
  ways.map((way) => [{ [field]: way }, field, message] as const);

const capitals = (text: string) => text.toUpperCase();

/** Returns a plate as it is stored. */
const plateOf = (typed: unknown) => (typeof typed === 'string' ? capitals(typed).replace('  ', ' ') : typed);

export const RECORD_CASES: readonly RecordCase[] = [
  {
    one: 'terminal',
    calls: {
      list: 'fetchTerminals',
      create: 'createTerminal',
      edit: 'editTerminal',
      remove: 'deleteTerminal',
    },
    filled: (_company, place) => ({
      terminal_name: `Ìlọrin ${place}`,
      terminal_address: '12 Zik Avenue',
      city: 'Ìlọrin',
      state: 'Kwara',
      pos_terminals: 'Ilorin 1: 2033HTE0',
    }),
    answered: (form) => ({ ...form, status: 'In service' }),
    missing: 'This terminal does not exist or was already deleted.',
    complaints: [
      ...missing('terminal_name', 'Terminal Name is required'),
      ...missing('terminal_address', 'Address is required'),
      ...missing('city', 'City is required'),
      ...missing('state', 'State is required'),
      [{ terminal_name: LONG }, 'terminal_name', TOO_LONG],
    ],
    unique: {
      field: 'terminal_name',
      inAnotherWay: capitals,
      message: 'A terminal with this name already exists.',
    },
  },
  {
    one: 'driver',
    calls: { list: 'getDrivers', create: 'createDriver', edit: 'editDriver', remove: 'deleteDriver' },
    filled: (_company, place) => ({
      driver_name: `Musa Bello ${place}`,
      driver_phone: '0706 123 4567',
      driver_address: '3 Ogui Road, Enugu',
      driver_kind: 'Conductor',
    }),
    answered: (form) => ({ ...form, driver_phone: '07061234567', status: 'In service' }),
    missing: 'This driver does not exist or was already deleted.',
    complaints: [
      ...missing('driver_name', 'Name is required'),
      ...missing('driver_phone', 'Phone number is required'),
      ...missing('driver_address', 'Address is required'),
      [{ driver_phone: '2347061234567' }, 'driver_phone', NOT_A_PHONE],
      [{ driver_address: LONG }, 'driver_address', TOO_LONG],
      [{ driver_kind: 'Pilot' }, 'driver_kind', 'Choose Driver or Conductor.'],
    ],
    unique: {
      field: 'driver_name',
      inAnotherWay: capitals,
      message: 'A driver with this name already exists. Add a middle name to tell them apart.',
    },
  },
  {
    one: 'vehicle',
    calls: { list: 'getVehicles', create: 'createVehicle', edit: 'editVehicle', remove: 'deleteVehicle' },
    filled: (_company, place) => ({
      vehicle_number: `awk  ${100 + place} xb`,
      vehicle_type: 'Coach Bus',
      assigned_driver: 'Emeka Eze',
      vehicle_seat_number: '3',
    }),
    answered: ({ vehicle_number: plate, ...form }, before) => ({
      ...form,
      vehicle_number: plateOf(plate),
      vehicle_seat_number: 3,
      seat_number: [1, 2, 3],
      status: 'In service',
      former_numbers: before ? [plateOf(before['vehicle_number'])] : [],
    }),
    missing: 'This vehicle does not exist or was already deleted.',
    complaints: [
      ...missing('vehicle_number', 'Vehicle number is required'),
      ...missing('vehicle_seat_number', 'Number of seats is required'),
      ...missing('vehicle_type', 'Vehicle type is required'),
      ...missing('assigned_driver', 'Assigned driver is required'),
      [{ vehicle_number: 'A'.repeat(41) }, 'vehicle_number', 'At most 40 characters.'],
      [{ vehicle_seat_number: 'fourteen' }, 'vehicle_seat_number', 'Seats must be a number'],
      [{ vehicle_seat_number: 14.5 }, 'vehicle_seat_number', 'Seats must be a number'],
      [{ vehicle_seat_number: 0 }, 'vehicle_seat_number', 'Seats must be above zero'],
      [{ vehicle_seat_number: '101' }, 'vehicle_seat_number', 'At most 100 seats'],
      [{ vehicle_type: 'Boat' }, 'vehicle_type', 'Choose Bus, Coach Bus, Truck or Van.'],
      [
        { assigned_driver: 'Nobody' },
        'assigned_driver',
        'There is no driver called Nobody in service. Choose one from the list.',
      ],
    ],
    unique: {
      field: 'vehicle_number',
      inAnotherWay: (plate) => capitals(plate).replace('  ', '-').replace(' ', ''),
      message: 'A vehicle with this number already exists, in service or out of it.',
    },
  },
  {
    one: 'paper',
    calls: { list: 'getPapers', create: 'createPaper', edit: 'editPaper', remove: 'deletePaper' },
    filled: (_company, place) => ({
      kind: 'Driver’s licence',
      vehicle_number: '',
      driver_name: 'emeka eze',
      number: `ANA ${place} AA`,
      expires_on: '2027-05-31',
    }),
    answered: (form) => ({ ...form, driver_name: 'Emeka Eze', file_type: null }),
    missing: 'This paper does not exist or was already deleted.',
    complaints: [
      ...missing('driver_name', 'Choose a vehicle or a driver.', ['', '   ', undefined]),
      ...missing('kind', 'Kind is required'),
      ...missing('number', 'Number is required'),
      ...missing('expires_on', 'Valid until is required'),
      [{ vehicle_number: 'ANB 482 XA' }, 'driver_name', 'Choose a vehicle or a driver, not both.'],
      [
        { driver_name: 'Nobody' },
        'driver_name',
        'There is no driver called Nobody. Choose one from the list.',
      ],
      [{ expires_on: '31 May 2027' }, 'expires_on', 'Please enter a valid day.'],
      [{ expires_on: '2027-02-30' }, 'expires_on', 'Please enter a valid day.'],
      [{ number: 'x'.repeat(61) }, 'number', 'At most 60 characters.'],
    ],
    unique: {
      field: 'number',
      inAnotherWay: (text) => text.toLowerCase(),
      message: 'This paper is already on record.',
    },
  },
  {
    one: 'discount',
    calls: { list: 'getDiscounts', create: 'createDiscount', edit: 'editDiscount', remove: 'deleteDiscount' },
    filled: (_company, place) => ({
      name: `Students ${place}`,
      percent: '10',
      amount_off: '',
      from_day: '2026-11-01',
      until_day: '2027-01-31',
      most_uses: '500',
      given_by: 'staff',
      reason_rule: 'not asked',
    }),
    answered: (form) => ({ ...form, uses: 0 }),
    missing: 'This discount does not exist or was already deleted.',
    complaints: [
      ...missing('name', 'Name is required'),
      ...missing('from_day', 'First day is required'),
      ...missing('given_by', 'Choose who gives it.'),
      ...missing('reason_rule', 'Choose whether a reason is asked.'),
      [{ percent: '100' }, 'percent', 'From 1 to 99 percent.'],
      [{ percent: '' }, 'amount_off', 'Enter a percentage or naira.'],
      [{ amount_off: '500' }, 'amount_off', 'Enter either a percentage or naira, not both.'],
      [{ most_uses: '0' }, 'most_uses', 'From 1 to 1,000,000 seats.'],
      [{ until_day: '2026-10-31' }, 'until_day', 'The last day is before the first.'],
      [{ given_by: 'anybody' }, 'given_by', 'Choose who gives it.'],
    ],
    unique: {
      field: 'name',
      inAnotherWay: capitals,
      message: 'There is a discount of this name already.',
    },
  },
  {
    one: 'fare',
    calls: { list: 'getFares', create: 'createFare', edit: 'editFare', remove: 'deleteFare' },
    filled: (_company, place) => ({
      route_id: 'awka-lagos',
      vehicle_type: 'Coach Bus',
      name: 'Christmas',
      from_day: addDays('2027-12-15', place),
      until_day: '2299-01-05',
      fare: '₦24,500.50',
    }),
    answered: (form) => ({ ...form, route_id: 'Awka - Lagos', fare: 24_500.5 }),
    missing: 'This fare does not exist or was already deleted.',
    complaints: [
      ...missing('route_id', 'Route is required'),
      ...missing('from_day', 'First day is required'),
      ...missing('fare', 'Fare is required'),
      [
        { route_id: 'Jos - Kano' },
        'route_id',
        'There is no route called Jos - Kano. Choose one from the list.',
      ],
      [{ vehicle_type: 'Rocket' }, 'vehicle_type', 'Choose one of the vehicle types.'],
      [{ name: 'x'.repeat(61) }, 'name', 'At most 60 characters.'],
      [{ from_day: '2027-02-30' }, 'from_day', 'Please enter a valid day.'],
      [{ until_day: '5 Jan' }, 'until_day', 'Please enter a valid day.'],
      [{ until_day: '2027-12-14' }, 'until_day', 'The last day is before the first.'],
      [{ fare: 'much' }, 'fare', 'Enter the fare in naira, such as 18,500'],
      [{ fare: 0 }, 'fare', 'Fare must be above zero'],
    ],
    unique: {
      field: 'from_day',
      inAnotherWay: (day) => day,
      message: 'There is a fare for this route, vehicle type and first day already. Change that one.',
    },
  },
  {
    one: 'route',
    calls: { list: 'getRoutes', create: 'createRoute', edit: 'editRoute', remove: 'deleteRoute' },
    filled: (_company, place) => ({
      route_id: `Lagos - Owerri ${place}`,
      origin: 'Lagos',
      destination: 'Owerri',
      distance: '520 km',
      duration: '8 hours, in the rains more',
      fare: '₦24,500.50',
      most_fare: '30,000',
    }),
    answered: (form) => ({ ...form, fare: 24_500.5, most_fare: 30_000, status: 'In service' }),
    missing: 'This route does not exist or was already deleted.',
    complaints: [
      ...missing('route_id', 'Route ID is required'),
      ...missing('origin', 'Origin is required'),
      ...missing('destination', 'Destination is required'),
      ...missing('distance', 'Distance is required'),
      ...missing('duration', 'Duration is required'),
      [{ duration: '14' }, 'duration', 'Hours or minutes? Write 14 hours, 45 minutes or 6h 30m.'],
      [{ most_fare: '24,500' }, 'most_fare', 'The highest fare is less than the fare.'],
      [{ fare: 'much' }, 'fare', 'Enter the fare in naira, such as 18,500'],
      [{ fare: 0 }, 'fare', 'Fare must be above zero'],
      [{ fare: '18500.005' }, 'fare', 'At most two digits after the point, such as 1,000.50.'],
      [{ fare: '9'.repeat(20) }, 'fare', 'This amount is too large. Please check its zeros.'],
      [{ route_id: LONG }, 'route_id', TOO_LONG],
      [{ origin: 'Jos' }, 'origin', 'There is no terminal called Jos in service. Choose one from the list.'],
      [
        { destination: 'Jos' },
        'destination',
        'There is no terminal called Jos in service. Choose one from the list.',
      ],
      [{ destination: 'lagos' }, 'destination', 'Origin and destination must be two different terminals.'],
    ],
    unique: {
      field: 'route_id',
      inAnotherWay: (code) => code.toLowerCase().replace(' - ', '-'),
      message: 'A route with this ID already exists.',
    },
  },
  {
    one: 'admin',
    calls: { list: 'fetchAdmins', create: 'createAdmin', edit: 'editAdmin', remove: 'deleteAdmin' },
    filled: ({ awka }, place) => ({
      admin_name: 'Ifeoma Okeke',
      admin_phone: '+234 803 412 7781',
      address: '',
      terminal_id: awka,
      department: 'Customer Service',
      login_email: `ifeoma-${place}@company.example`,
      passcode: 'Tickets#2026',
    }),
    answered: ({ address, department, login_email: email }) => ({
      name: 'Ifeoma Okeke',
      phone: '08034127781',
      terminal: 'Awka',
      department,
      is_banned: 0,
      has_second_factor: 0,
      role: 'admin',
      office_role: null,
      managed: null,
      address,
      email,
    }),
    missing: 'This admin does not exist or was already deleted.',
    complaints: [
      ...missing('admin_name', 'Admin Name is required'),
      ...missing('admin_phone', 'Phone Number is required'),
      ...missing('terminal_id', 'Terminal/Branch is required', MISSING_VALUES),
      ...missing('department', 'Department is required'),
      ...missing('login_email', 'Email is required'),
      [{ admin_name: LONG }, 'admin_name', TOO_LONG],
      [{ admin_phone: '0603 412 7781' }, 'admin_phone', NOT_A_PHONE],
      [
        { terminal_id: 'Awka' },
        'terminal_id',
        'This terminal was not found. Please choose another terminal.',
      ],
      [
        { terminal_id: NOWHERE },
        'terminal_id',
        'This terminal was not found. Please choose another terminal.',
      ],
      [{ department: 'Kitchen' }, 'department', 'Choose Customer Service, Logistics, Secretary or Manager.'],
      [{ login_email: 'ifeoma@company' }, 'login_email', 'Invalid email address'],
    ],
    unique: {
      field: 'login_email',
      inAnotherWay: capitals,
      message: 'Somebody already logs in with this email.',
    },
  },
];
