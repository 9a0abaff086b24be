import { counted } from '../format';
import type { ListedOption } from '../listedOption';
import type { Vehicle } from '../vehicle';
import { type Assignment, type NamedDuty, type Obstacle, type Times, whyNotFree } from './duty';
import { TRIP_FIELDS } from './trip';

/** The departure for which a vehicle or driver is chosen. */
export interface AskedDeparture {
  /** The id of the trip; undefined for a new one. */
  id?: string | undefined;
  /** Undefined while no route and time are chosen: everything is free. */
  times: Times | undefined;
  duties: ReadonlyMap<string, readonly NamedDuty[]>;
  /** Hours between two trips of a driver. */
  restHours: number;
}

/** Groups duties by the number of the vehicle and the names of the drivers. */
export function dutiesByName(duties: readonly NamedDuty[]): ReadonlyMap<string, readonly NamedDuty[]> {
  const found = new Map<string, NamedDuty[]>();
  for (const duty of duties) {
    for (const name of [duty.vehicleNumber, duty.driver, duty.secondDriver].filter(Boolean))
      found.set(name, [...(found.get(name) ?? []), duty]);
  }
  return found;
}

interface Candidate {
  name: string;
  missing?: readonly string[] | undefined;
}

/** Returns why a vehicle cannot make a trip, or lacks papers for it; undefined if it is free. */
export const dutyObstacle = (
  { name, missing = [] }: Candidate,
  { id, times, duties }: Omit<AskedDeparture, 'restHours'>,
  restHours = 0,
): Obstacle | undefined =>
  times && whyNotFree({ name, duties: duties.get(name) ?? [], restHours, missing }, { tripId: id, ...times });

/** Returns why one of the drivers cannot drive a trip, is not rested for it, or lacks papers; undefined if they can, or nobody has this name. */
export function driverObstacle(
  drivers: readonly Candidate[],
  name: string,
  departure: AskedDeparture,
): Obstacle | undefined {
  const found = drivers.find((driver) => driver.name === name);
  return found && dutyObstacle(found, departure, departure.restHours);
}

/** Returns the driver who comes with a vehicle: its own, if they can drive the trip, or only lack papers for it; empty if nobody does. */
export function driverWith(number: string, { vehicles, drivers }: Fleet, departure: AskedDeparture): string {
  const own = vehicles.find((vehicle) => vehicle.number === number)?.assignedDriver ?? '';
  const obstacle = driverObstacle(drivers, own, departure);
  return obstacle === undefined || obstacle.kind === 'papers' ? own : '';
}

interface Fleet {
  vehicles: readonly Pick<Vehicle, 'number' | 'assignedDriver'>[];
  drivers: readonly Candidate[];
}

/** The place of an obstacle in a list of choices: the free ones first, then those who only lack papers. */
const rankOf = (obstacle: Obstacle | undefined): number => {
  if (!obstacle) return 0;
  return obstacle.kind === 'papers' ? 2 : 4;
};

/** Suggestions for who drives and who goes along: those who are free and rested first, then the others with the reason. Conductors only go along. */
export function driverChoices(drivers: readonly (Candidate & { kind: string })[], departure: AskedDeparture) {
  const ranked = drivers
    .map((driver) => ({ driver, obstacle: dutyObstacle(driver, departure, departure.restHours) }))
    .toSorted((one, other) => rankOf(one.obstacle) - rankOf(other.obstacle))
    .map(({ driver: { name, kind }, obstacle }) => ({
      kind,
      option: {
        value: name,
        label: name,
        hint: [kind === 'Conductor' && kind, obstacle?.short].filter(Boolean).join(' · ') || undefined,
      } satisfies ListedOption,
    }));
  return {
    driver: ranked.filter(({ kind }) => kind !== 'Conductor').map(({ option }) => option),
    secondDriver: ranked.map(({ option }) => option),
  };
}

interface Choosable
  extends Pick<Vehicle, 'number' | 'type' | 'seats' | 'assignedDriver'>, Pick<Candidate, 'missing'> {
  /** The terminal to which its last trip before that day goes; empty if there was none. */
  standsAt?: string | undefined;
}

/** Returns the terminal where a vehicle stands at a departure: where its last trip before that ends; empty if it had none. */
export function placeAt(
  { number, standsAt = '' }: Pick<Choosable, 'number' | 'standsAt'>,
  { id, times, duties }: Pick<AskedDeparture, 'id' | 'times' | 'duties'>,
): string {
  if (!times) return standsAt;
  const before = (duties.get(number) ?? []).filter(
    ({ tripId, arrivesAt }) => tripId !== id && arrivesAt <= times.departsAt,
  );
  const last = before.toSorted((one, other) => one.arrivesAt.localeCompare(other.arrivesAt)).at(-1);
  return last?.destination ?? standsAt;
}

interface Assigned extends AskedDeparture, Assignment {
  /** The terminal where the trip leaves. */
  origin: string;
}

/** Returns why those who make a trip are not free or lack papers, each reason once, and where its vehicle stands if that is elsewhere. */
export function assignmentNotes(
  trip: Assigned,
  vehicles: readonly Pick<Choosable, 'number' | 'standsAt' | 'missing'>[],
  drivers: readonly Candidate[],
): string[] {
  const vehicle = vehicles.find(({ number }) => number === trip.vehicleNumber);
  const obstacles = [
    {
      who: 'Bus',
      why: vehicle && dutyObstacle({ name: vehicle.number, missing: vehicle.missing }, trip),
    },
    { who: 'Driver', why: driverObstacle(drivers, trip.driver, trip) },
    { who: TRIP_FIELDS.secondDriver.label, why: driverObstacle(drivers, trip.secondDriver, trip) },
  ].flatMap(({ who, why }) => (why ? { who, short: why.short } : []));
  const reasons = [...new Set(obstacles.map(({ short }) => short))];
  const place = vehicle ? placeAt(vehicle, trip) : '';
  return [
    ...reasons.map((short) => {
      const whom = obstacles.flatMap((one) => (one.short === short ? one.who : []));
      return `${whom.join(', ')} ${short}`;
    }),
    ...(place === '' || place === trip.origin ? [] : [`The bus is at ${place}.`]),
  ];
}

/**
 * Options for the vehicle of a departure. Free vehicles of enough seats come first, with their seats, where they stand and their driver; those that stand at `origin`
 * before all others. Then come free ones that are too small, and those that are not free, with the reason. `seatsNeeded` is 0 if no seat is sold yet. The server checks
 * again.
 */
export function vehicleChoices(
  vehicles: readonly Choosable[],
  departure: AskedDeparture,
  seatsNeeded = 0,
  origin = '',
): ListedOption[] {
  return vehicles
    .map((vehicle) => {
      const obstacle = dutyObstacle({ name: vehicle.number, missing: vehicle.missing }, departure);
      const isTooSmall = vehicle.seats < seatsNeeded;
      const place = placeAt(vehicle, departure);
      const isElsewhere = origin !== '' && place !== origin;
      const rank = rankOf(obstacle) + Number(isTooSmall) + Number(isElsewhere) / 2;
      return { vehicle, obstacle, isTooSmall, place, rank };
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ vehicle: { number, type, seats, assignedDriver }, obstacle, isTooSmall, place }) => ({
      value: number,
      label: number,
      hint: [
        type,
        counted(seats, 'seat'),
        isTooSmall && `too small for ${seatsNeeded}`,
        place && `at ${place}`,
        obstacle ? obstacle.short : assignedDriver,
      ]
        .filter(Boolean)
        .join(' · '),
    }));
}
