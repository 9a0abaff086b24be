/** One place in the vehicle: a seat by its index in the list of seats, the driver, the door, or nothing. */
export type Place = number | 'driver' | 'door' | undefined;

/** The vehicle from above, front row first; all rows have the same number of places. */
export type SeatPlan = Place[][];

/** `s` is a seat, `D` the driver, `d` the door, `.` an aisle or nothing. */
const PLACES: Record<string, Exclude<Place, number>> = { D: 'driver', d: 'door' };

/** Three per row behind the driver; the remaining seats are in front. */
function car(count: number): string[] {
  const front = ['D..', 'D.s', 'Dss'][count % 3] ?? 'D..';
  return [front, ...rows('sss', Math.floor(count / 3))];
}

/** Two and one per row beside an aisle, a bench of four at the back; the remaining seats are beside the driver. */
function minibus(count: number): string[] {
  const rest = count - 4;
  const front = ['D...', 'D..s', 'D.ss'][rest % 3] ?? 'D...';
  return [front, ...rows('ss.s', Math.floor(rest / 3)), 'ssss'];
}

/** Two and two per row beside an aisle. An odd number of seats has a bench of five at the back; where two seats are missing is the door. */
function coach(count: number): string[] {
  const hasBench = count % 2 === 1;
  const rest = hasBench ? count - 5 : count;
  const hasDoorRow = rest % 4 === 2;
  const body = rows('ss.ss', Math.floor(rest / 4));
  if (hasDoorRow) body.splice(count < 30 ? 1 : Math.floor(body.length / 2), 0, 'ss..d');
  return [hasDoorRow ? 'D....' : 'D...d', ...body, ...rows('sssss', hasBench ? 1 : 0)];
}

const rows = (row: string, times: number): string[] => Array.from({ length: times }, () => row);

const CAR_SEATS = 9;
const MINIBUS_SEATS = 17;

function shapeOf(count: number, vehicleType: string | undefined) {
  if (count <= CAR_SEATS) return car(count);
  if (count <= MINIBUS_SEATS && vehicleType !== 'Coach Bus') return minibus(count);
  return coach(count);
}

/** Returns the layout of that many seats, as in the vehicles on the road: cars, 14-seat minibuses, coaches. */
export function planSeats(count: number, vehicleType?: string): SeatPlan {
  let seat = 0;
  return shapeOf(count, vehicleType).map((row) =>
    [...row].map((place) => (place === 's' ? seat++ : PLACES[place])),
  );
}

export interface PlacedItem {
  item: Exclude<Place, undefined>;
  row: number;
  column: number;
}

/** Returns everything in the vehicle with its position, seats in their order. */
export const placedItems = (plan: SeatPlan): PlacedItem[] =>
  plan.flatMap((places, row) =>
    places.flatMap((item, column) => (item === undefined ? [] : [{ item, row, column }])),
  );
