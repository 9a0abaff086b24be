import { type Duty, SAME_DRIVER_TWICE, type TripValues, timesOf, whyNotFree } from '@motorpark/domain';
import { type Statement, type Transaction, columns, newId, sql } from '../../db';
import { lockDrivers, lockSecondDrivers, noDriver } from '../driver/lockDriver';
import { invalid } from '../../request/failure';
import type { Payload } from '../../request/payload';
import type { CrewIds, LockedTrip } from './lockTrip';
import { dutiesAround, isDrivenBy } from './duties';
import { IS_SENT_OFF } from './sentOff';
import type { Bus, RouteRow } from './tripPlan';

/** SQL: a fact about a driver of a trip; of one that has left as it was then. */
const factOf = (recorded: Statement, planned: Statement, driverId: Statement): Statement =>
  sql`case when ${IS_SENT_OFF}
    then (select ${recorded} from trip_departure where trip_id = trip.id order by at desc, id desc limit 1)
    else (select ${planned} from driver where driver.id = ${driverId}) end`;

/** SQL: names and phones of who drives or drove a trip; null if nobody was entered, or if it left before that was recorded. */
export const CREW = {
  driver: factOf(sql`driver_name`, sql`name`, sql`trip.driver_id`),
  driverPhone: factOf(sql`driver_phone`, sql`phone`, sql`trip.driver_id`),
  secondDriver: factOf(sql`second_driver_name`, sql`name`, sql`trip.second_driver_id`),
  secondDriverPhone: factOf(sql`second_driver_phone`, sql`phone`, sql`trip.second_driver_id`),
};

/** Records who drives a trip that leaves, for its manifest. */
export const recordDeparture = (tx: Transaction, tripId: string, now: Date): Promise<unknown> =>
  tx.query(sql`
    insert into trip_departure (id, trip_id, at, driver_name, driver_phone, second_driver_name, second_driver_phone)
    select ${newId()}, trip.id, ${now}, one.name, one.phone, two.name, two.phone from trip
    left join driver as one on one.id = trip.driver_id left join driver as two on two.id = trip.second_driver_id
    where trip.id = ${tripId}`);

interface Wanted {
  form: TripValues;
  input: Payload;
  /** Undefined if the trip still lacks one. */
  bus: Bus | undefined;
  route: RouteRow;
  kept?: LockedTrip;
  /** Ids of trips that do not count as duties yet. Drivers who stay are then checked, too. */
  besides?: readonly string[] | undefined;
}

/**
 * Returns the ids of the drivers that a form names, and locks them. A form that leaves a field out keeps the driver; a new trip, or one with another vehicle,
 * gets that vehicle's, if this driver is free. Throws a 422 at `driver` or `second_driver`, also for a driver who is not free or has not rested, unless neither
 * the driver nor the times of the trip change. Those of a trip that has left stay.
 */
export async function lockCrew(
  tx: Transaction,
  { form, input, bus, route, kept, besides }: Wanted,
): Promise<CrewIds> {
  const ofBus = !bus || kept?.busId === bus.id ? kept?.driver : (bus.driver ?? kept?.driver);
  const driver = input.driver === undefined ? ofBus : form.driver;
  const second = input.second_driver === undefined ? kept?.secondDriver : form.secondDriver;
  const isKept = isSame(driver, kept?.driver);
  const isSecondKept = isSame(second, kept?.secondDriver);
  if (kept && kept.status !== 'Scheduled') {
    if (input.driver !== undefined && !isKept) throw invalid({ driver: FIXED });
    if (!isSecondKept) throw invalid({ second_driver: FIXED });
    return kept;
  }
  const idOf = async (field: string, name: string | undefined, lock: typeof lockDrivers) => {
    if (name === undefined) return null;
    const id = (await lock(tx, [name])).get(name);
    if (id === undefined) throw invalid({ [field]: noDriver(name) });
    return id;
  };
  const driverId = kept && isKept ? kept.driverId : await idOf('driver', driver, lockDrivers);
  const secondDriverId =
    kept && isSecondKept ? kept.secondDriverId : await idOf('second_driver', second, lockSecondDrivers);
  // Compared by id: a driver is named by it, too.
  if (driverId !== null && driverId === secondDriverId) throw invalid({ second_driver: SAME_DRIVER_TWICE });
  const isSameTime = kept?.routeKey === route.id && kept.travelDate === form.travelDate && !besides;
  const newOnes = [
    isKept && isSameTime ? null : driverId,
    isSecondKept && isSameTime ? null : secondDriverId,
  ];
  const departure = { tripId: kept?.id, route, travelDate: form.travelDate, besides };
  const why = await whyDriversNotFree(
    tx,
    newOnes.filter((id) => id !== null),
    departure,
  );
  const [atDriver, atSecond] = newOnes.map((id) => why.get(id ?? ''));
  const isOfBus = input.driver === undefined && !isKept;
  if (atDriver !== undefined && !isOfBus) throw invalid({ driver: `${atDriver} ${OTHER_DRIVER}` });
  if (atSecond !== undefined) throw invalid({ second_driver: `${atSecond} ${OTHER_DRIVER}` });
  return { driverId: atDriver === undefined ? driverId : null, secondDriverId };
}

/** Returns the ids of a trip's drivers. */
export const driversOf = ({ driverId, secondDriverId }: CrewIds): string[] =>
  [driverId, secondDriverId].filter((id) => id !== null);

interface Departure {
  /** Id of the trip if it already exists. */
  tripId: string | undefined;
  route: Pick<RouteRow, 'duration'>;
  travelDate: TripValues['travelDate'];
  besides?: readonly string[] | undefined;
  /** Duties that they get in the same transaction, and that are not stored yet. */
  also?: readonly Duty[] | undefined;
}

/** Returns why drivers cannot make a trip, by id: they are out of service, on another one at that time, or resting. Locks them: nobody else can plan a trip with them meanwhile. */
export async function whyDriversNotFree(
  tx: Transaction,
  ids: readonly string[],
  { tripId, route, travelDate, besides, also = [] }: Departure,
): Promise<ReadonlyMap<string, string>> {
  const times = timesOf({ departsAt: travelDate, duration: route.duration });
  if (times === undefined || ids.length === 0) return new Map();
  const drivers = await tx.query(sql`
    select ${columns('driver.id', 'driver.name', 'driver.out_of_service_at')} from driver where id = any(${ids}::uuid[]) order by id for no key update`);
  const [company] = await tx.query(sql`select ${columns('company.rest_hours')} from company`);
  const why = new Map<string, string>();
  const restHours = company?.rest_hours ?? 0;
  for (const { id, name, out_of_service_at: since } of drivers) {
    const duties = [...(await dutiesAround(tx, isDrivenBy(id), times, besides)), ...also];
    const asked = { name, duties, restHours, isOutOfService: since !== null };
    const obstacle = whyNotFree(asked, { tripId, ...times });
    if (obstacle) why.set(id, obstacle.text);
  }
  return why;
}

const OTHER_DRIVER = 'Choose another driver or time.';

const FIXED = 'This trip has left. Who drives it can no longer be changed.';

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one?.toLowerCase() === other?.toLowerCase();
