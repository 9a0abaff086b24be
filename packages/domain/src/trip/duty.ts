import { type Instant, formatDateTime, parseInstant } from '../format';
import { type Run, arrivalOf } from './run';

/** From the departure of a trip until its arrival. */
export interface Times {
  departsAt: Instant;
  arrivesAt: Instant;
}

/** A trip as the duty of its vehicle and its drivers; its times are the recorded ones where they are known. */
export interface Duty extends Times {
  tripId: string;
  /** The route's code. */
  routeId: string;
  /** Whether the trip is completed: it then counts only for the rest after it. */
  isOver: boolean;
}

/** Who and what makes a trip; empty for nobody and nothing. */
export interface Assignment {
  vehicleNumber: string;
  driver: string;
  secondDriver: string;
}

/** A duty with who and what makes it, and the terminal where it ends. */
export interface NamedDuty extends Duty, Assignment {
  destination: string;
}

/** Why a vehicle or driver is not free. Papers are only named: they bind when the trip leaves (docs/papers.md). */
export interface Obstacle {
  kind: 'out of service' | 'busy' | 'resting' | 'papers';
  /** A sentence with the name. */
  text: string;
  /** The same without the name, for a list of names. */
  short: string;
}

interface Asked {
  /** The number of the vehicle, or the name of the driver. */
  name: string;
  duties: readonly Duty[];
  isOutOfService?: boolean;
  /** Hours between two duties (docs/company.md); only of drivers. */
  restHours?: number;
  /** What is missing of its papers on that day, in words. */
  missing?: readonly string[];
}

/** Returns the times of a trip by its plan; undefined if its departure cannot be parsed. */
export function timesOf(run: Run): Times | undefined {
  const departsAt = parseInstant(run.departsAt);
  const arrivesAt = arrivalOf(run);
  return departsAt === undefined || arrivesAt === undefined ? undefined : { departsAt, arrivesAt };
}

const HOUR = 3_600_000;

const hoursBetween = (from: Instant, to: Instant): number => (Date.parse(to) - Date.parse(from)) / HOUR;

const hoursAfter = (at: Instant, hours: number): string =>
  formatDateTime(new Date(Date.parse(at) + hours * HOUR).toISOString());

/** Whether two trips overlap in time, so that nobody can make both. */
export const timesOverlap = (one: Times, other: Times): boolean =>
  one.departsAt === other.departsAt || (one.departsAt < other.arrivesAt && other.departsAt < one.arrivesAt);

/** Returns the first reason for which a vehicle or driver cannot make a trip; undefined if it is free. `tripId` is the trip itself, if it exists. */
export function whyNotFree(
  { name, duties, isOutOfService = false, restHours = 0, missing = [] }: Asked,
  { tripId, ...trip }: Times & { tripId?: string | undefined },
): Obstacle | undefined {
  const says = (kind: Obstacle['kind'], short: string, text = `${name} is ${short}.`) => ({
    kind,
    short,
    text,
  });
  if (isOutOfService) return says('out of service', 'out of service');
  const others = duties.filter((duty) => duty.tripId !== tripId);
  const at = others.find((duty) => !duty.isOver && timesOverlap(duty, trip));
  if (at) {
    const [from, until] = [formatDateTime(at.departsAt), formatDateTime(at.arrivesAt)];
    return says(
      'busy',
      `on ${at.routeId} until about ${until}`,
      `${name} is on ${at.routeId} from ${from} until about ${until}.`,
    );
  }
  for (const duty of restHours > 0 ? others : []) {
    if (duty.departsAt <= trip.departsAt && hoursBetween(duty.arrivesAt, trip.departsAt) < restHours)
      return says('resting', `resting until ${hoursAfter(duty.arrivesAt, restHours)}, after ${duty.routeId}`);
    if (duty.departsAt > trip.departsAt && hoursBetween(trip.arrivesAt, duty.departsAt) < restHours)
      return says(
        'resting',
        `resting from ${hoursAfter(duty.departsAt, -restHours)}, before ${duty.routeId}`,
      );
  }
  return missing.length === 0 ? undefined : says('papers', 'without valid papers', missing.join(' '));
}
