import { driverExtensions, tripExtensions } from '@motorpark/contract';
import type { Day, Duty } from '@motorpark/domain';
import { request } from '../backend/connection';
import { count, each, flag, instant, recordIn, rowsOf, sentAs, shape, text, textsIn } from '../reading';
import { useChanges } from '../rows/useChanges';
import { partOf } from '../rows/part';
import { useListData } from '../rows/useListData';

/** A duty with its vehicle and drivers, each empty if there is none. */
export interface NamedDuty extends Duty {
  vehicleNumber: string;
  driver: string;
  secondDriver: string;
}

/** A vehicle as it is assigned to a trip. */
export interface AssignableVehicle {
  number: string;
  type: string;
  seats: number;
  assignedDriver: string;
  /** What is missing of its papers on that day, in words. */
  missing: string[];
}

/** A driver or conductor who can be assigned to a trip. */
export interface AssignableDriver {
  name: string;
  isConductor: boolean;
  /** What is missing of this person's papers on that day, in words. */
  missing: string[];
}

/** What can be assigned to the trips of a day. */
export interface Assignable {
  vehicles: AssignableVehicle[];
  drivers: AssignableDriver[];
  duties: NamedDuty[];
}

const texts = (value: unknown): string[] => textsIn(value) ?? [];

const readDuty = shape<NamedDuty>({
  tripId: text,
  routeId: text,
  departsAt: instant,
  arrivesAt: instant,
  isOver: flag,
  vehicleNumber: text,
  driver: text,
  secondDriver: text,
});

const readAssignable = shape<Assignable>({
  vehicles: each(
    shape<AssignableVehicle>({
      number: sentAs('vehicle_number', text),
      type: sentAs('vehicle_type', text),
      seats: count,
      assignedDriver: text,
      missing: texts,
    }),
  ),
  drivers: each(
    shape<AssignableDriver>({
      name: text,
      isConductor: sentAs('kind', (kind) => kind === 'Conductor'),
      missing: texts,
    }),
  ),
  duties: each(readDuty),
});

const getDuties = async (day: Day): Promise<Assignable> =>
  readAssignable(recordIn(await request(tripExtensions.getDuties, { payload: { day } })));

/** Returns what can be assigned to the trips of a day; undefined while it loads, and on a core server. A form may show that of the previous day meanwhile. */
export function useAssignable(day: Day | undefined, keepPreviousData = false) {
  const { data: assignable, ...state } = useListData('trips', () => getDuties(day ?? ''), {
    part: partOf('duties', { day }),
    isOff: day === undefined,
    keepPreviousData,
  });
  return { assignable, ...state };
}

const getDriverWeek = async (id: string, from: Day): Promise<NamedDuty[]> =>
  rowsOf(await request(driverExtensions.getDriverWeek, { id, payload: { from } })).map(readDuty);

/** Returns the duties of a driver in the week that begins on a day; undefined while they load. */
export function useDriverWeek(id: string, from: Day) {
  const { data: duties, ...state } = useListData('trips', () => getDriverWeek(id, from), {
    part: partOf('week', { id, from }),
    isOff: id === '',
  });
  return { duties, ...state };
}

/** Who and what is to make a trip; empty for nobody and nothing. */
export interface Assignment {
  id: string;
  version: number | undefined;
  vehicleNumber: string;
  driver: string;
  secondDriver: string;
}

/** What was saved, and why other trips were not; `field` is that of the wire, empty if it is none of them. */
export interface Assigned {
  saved: { id: string }[];
  refused: { id: string; field: string; message: string }[];
}

const readAssigned = shape<Assigned>({
  saved: each(shape<Assigned['saved'][number]>({ id: text })),
  refused: each(shape<Assigned['refused'][number]>({ id: text, field: text, message: text })),
});

async function assignTrips(assignments: readonly Assignment[]): Promise<Assigned> {
  const trips = assignments.map(({ id, version = 1, vehicleNumber, driver, secondDriver }) => ({
    id,
    version,
    vehicle_number: vehicleNumber,
    driver,
    second_driver: secondDriver,
  }));
  return readAssigned(recordIn(await request(tripExtensions.assignTrips, { payload: { trips } })));
}

/** Returns a function that assigns many trips at once; it throws an `ApiFailure` if none could be checked. */
export function useAssignTrips() {
  const { make, isBusy } = useChanges('trips', 'departures');
  return { assign: (assignments: readonly Assignment[]) => make(assignTrips(assignments)), isBusy };
}
