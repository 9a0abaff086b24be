import { type Assigned, dutyExtensions } from '@motorpark/contract';
import type { Assignment, Day, Trip } from '@motorpark/domain';
import { request } from '../backend/connection';
import { partOf } from '../rows/part';
import { useListData } from '../rows/useListData';
import { useChange } from '../rows/useWrite';

/** Returns what can be assigned to the trips of a day; undefined while it loads, and on a core server. A form may show that of the previous day meanwhile. */
export function useAssignable(day: Day | undefined, keepPreviousData = false) {
  const { data: assignable, ...state } = useListData(
    'trips',
    () => request(dutyExtensions.getDuties, { payload: { day: day ?? '' } }),
    {
      part: partOf('duties', { day }),
      isOff: day === undefined,
      keepPreviousData,
    },
  );
  return { assignable, ...state };
}

/** Returns the duties of a driver in the week that begins on a day; undefined while they load. */
export function useDriverWeek(id: string, from: Day) {
  const { data: duties, ...state } = useListData(
    'trips',
    () => request(dutyExtensions.getDriverWeek, { id, payload: { from } }),
    {
      part: partOf('week', { id, from }),
      isOff: id === '',
    },
  );
  return { duties, ...state };
}

type AssignedTrip = Pick<Trip, 'id' | 'version'> & Assignment;

async function assignTrips(assignments: readonly AssignedTrip[]): Promise<Assigned> {
  const trips = assignments.map(({ id, version = 1, vehicleNumber, driver, secondDriver }) => ({
    id,
    version,
    vehicle_number: vehicleNumber,
    driver,
    second_driver: secondDriver,
  }));
  return await request(dutyExtensions.assignTrips, { payload: { trips } });
}

/** Returns a function that assigns many trips at once; it throws an `ApiFailure` if none could be checked. */
export function useAssignTrips() {
  const { write: assign } = useChange(['trips', 'departures'], assignTrips);
  return { assign };
}
