import { SAME_DRIVER_TWICE, type TripValues } from '@motorpark/domain';
import { type Statement, type Transaction, newId, sql } from '../../db';
import { lockDrivers, noDriver } from '../driver/lockDriver';
import { invalid } from '../../request/failure';
import type { Payload } from '../../request/payload';
import type { CrewIds, LockedTrip } from './lockTrip';
import type { Bus } from './tripPlan';

const hasLeft = sql`trip.status in ('En-route', 'Completed')`;

/** SQL: a fact about a driver of a trip; of one that has left as it was then. */
const factOf = (recorded: Statement, planned: Statement, driverId: Statement): Statement =>
  sql`case when ${hasLeft}
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
  kept?: LockedTrip;
}

/**
 * Returns the ids of the drivers that a form names, and locks them. A form that leaves a field out keeps the driver; a new trip, or one with another vehicle,
 * gets that vehicle's. Throws a 422 at `driver` or `second_driver`. Those of a trip that has left stay.
 */
export async function lockCrew(tx: Transaction, { form, input, bus, kept }: Wanted): Promise<CrewIds> {
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
  if (driver !== undefined && isSame(driver, second)) throw invalid({ second_driver: SAME_DRIVER_TWICE });
  const found = await lockDrivers(
    tx,
    [driver, second].filter((name) => name !== undefined),
  );
  const idOf = (field: string, name: string | undefined) => {
    if (name === undefined) return null;
    const id = found.get(name);
    if (id === undefined) throw invalid({ [field]: noDriver(name) });
    return id;
  };
  return {
    driverId: kept && isKept ? kept.driverId : idOf('driver', driver),
    secondDriverId: kept && isSecondKept ? kept.secondDriverId : idOf('second_driver', second),
  };
}

const FIXED = 'This trip has left. Who drives it can no longer be changed.';

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one?.toLowerCase() === other?.toLowerCase();
