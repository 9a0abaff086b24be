import { LINES, PLATES, SERVICES, SPARES, formatDuration, TERMINALS, type Line } from './network';
import { aName, anAddress, aPhone } from './names';
import { idAt, type Random } from './random';
import type { DriverRow, PersonRow, RouteRow, TerminalRow, VehicleRow } from './rows';

/** One direction of a line, with the records that its trips and waybills refer to. */
export interface Leg {
  line: Line;
  route: RouteRow;
  origin: TerminalRow;
  destination: TerminalRow;
  /** The clerk who sells at its origin. */
  seller: PersonRow;
}

/** The records of the company before any trip: terminals, people, drivers, vehicles and routes. */
export interface Office {
  terminals: TerminalRow[];
  people: PersonRow[];
  drivers: DriverRow[];
  vehicles: VehicleRow[];
  legs: Leg[];
}

const emailOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '-')}@motorpark.example`;

/** Generates the office. `opened` is when the company opened; it affects only ids. */
export function makeOffice(opened: Date, random: Random): Office {
  const newId = () => idAt(opened, random);
  const superAdmin: PersonRow = {
    id: newId(),
    name: 'Chukwuemeka Okonkwo',
    phone: aPhone(random),
    address: anAddress('Awka', random),
    terminal_id: null,
    department: 'Manager',
    email: emailOf('super'),
    role: 'super_admin',
  };
  const staffed = TERMINALS.map(({ name, address, city, state, admin, department }) => {
    const terminal: TerminalRow = { id: newId(), name, address, city, state };
    const seller: PersonRow = {
      id: newId(),
      name: admin,
      phone: aPhone(random),
      address: anAddress(city, random),
      terminal_id: terminal.id,
      department,
      email: emailOf(name),
      role: 'admin',
    };
    return { terminal, seller };
  });
  return {
    terminals: staffed.map(({ terminal }) => terminal),
    people: [superAdmin, ...staffed.map(({ seller }) => seller)],
    ...makeFleet(newId, random),
    legs: LINES.flatMap((line) => {
      const from = findOrThrow(staffed, ({ terminal }) => terminal.name === line.from);
      const to = findOrThrow(staffed, ({ terminal }) => terminal.name === line.to);
      return [leg(newId(), line, from, to), leg(newId(), line, to, from)];
    }),
  };
}

interface Staffed {
  terminal: TerminalRow;
  seller: PersonRow;
}

function leg(id: string, line: Line, from: Staffed, to: Staffed): Leg {
  const route: RouteRow = {
    id,
    code: `${from.terminal.name} - ${to.terminal.name}`,
    origin_terminal_id: from.terminal.id,
    destination_terminal_id: to.terminal.id,
    distance: `${line.km} km`,
    duration: formatDuration(line.minutes),
    fare_kobo: line.fare * 100,
  };
  return { line, route, origin: from.terminal, destination: to.terminal, seller: from.seller };
}

/** Generates the vehicles of the timetable, in its order, then the spares. */
function makeFleet(newId: () => string, random: Random): Pick<Office, 'drivers' | 'vehicles'> {
  const drivers: DriverRow[] = [];
  const needed = [
    ...SERVICES.flatMap(({ vehicles, type, seats }) =>
      Array.from({ length: vehicles }, () => ({ type, seats, isDriven: true })),
    ),
    ...SPARES,
  ];
  const vehicles = needed.map(({ type, seats, isDriven }, index): VehicleRow => {
    const city = random.pick(TERMINALS).city;
    const driver = {
      id: newId(),
      name: aName(random),
      phone: aPhone(random),
      address: anAddress(city, random),
    };
    if (isDriven) drivers.push(driver);
    return {
      id: newId(),
      vehicle_number: PLATES[index] ?? `ANB ${100 + index} XZ`,
      vehicle_type: type,
      seat_count: seats,
      driver_id: isDriven ? driver.id : null,
    };
  });
  return { drivers, vehicles };
}

/** Returns the first matching item. Throws an Error if there is none, as the tables above must be consistent. */
export function findOrThrow<T>(list: readonly T[], fits: (item: T) => boolean): T {
  const item = list.find(fits);
  if (item === undefined) throw new Error('The tables of the demo company contradict each other');
  return item;
}
