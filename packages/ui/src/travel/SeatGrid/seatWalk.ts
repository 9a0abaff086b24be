import type { SeatPlan } from './seatPlan';

type Step = (plan: SeatPlan, from: number) => number;

const lastSeat = (plan: SeatPlan): number =>
  Math.max(...plan.flat().map((place) => (isSeat(place) ? place : 0)));
const isSeat = (place: SeatPlan[number][number]): place is number => typeof place === 'number';

/** Returns a step to the nearest seat of the next row with seats, in this direction. */
const toRow =
  (direction: 1 | -1): Step =>
  (plan, from) => {
    const start = plan.findIndex((row) => row.includes(from));
    const column = plan[start]?.indexOf(from) ?? 0;
    for (let row = start + direction; row >= 0 && row < plan.length; row += direction) {
      const nearest = nearestSeat(plan[row] ?? [], column);
      if (nearest !== undefined) return nearest;
    }
    return from;
  };

function nearestSeat(places: SeatPlan[number], column: number): number | undefined {
  const distance = (seat: number) => Math.abs(places.indexOf(seat) - column);
  return places
    .filter(isSeat)
    .reduce<number | undefined>(
      (best, seat) => (best === undefined || distance(seat) < distance(best) ? seat : best),
      undefined,
    );
}

/** The step of each key, between indexes in the list of seats. Left and right continue in the adjacent row, so one key reaches every seat. */
const STEPS: Record<string, Step> = {
  ArrowLeft: (_plan, from) => Math.max(0, from - 1),
  ArrowRight: (plan, from) => Math.min(lastSeat(plan), from + 1),
  ArrowUp: toRow(-1),
  ArrowDown: toRow(1),
  Home: () => 0,
  End: lastSeat,
};

/** Returns the seat that a key leads to; undefined for a key that does not move. */
export const walk = (plan: SeatPlan, from: number, key: string): number | undefined =>
  STEPS[key]?.(plan, from);
