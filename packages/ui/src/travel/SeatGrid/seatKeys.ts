import { type RefObject, useEffect, useRef } from 'react';
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

/**
 * Focuses, once, the seat at which Tab enters. While the seats are loading (no `tabStop`) the placeholder has the focus;
 * if the user has moved it elsewhere by the time they arrive, it stays there.
 */
export function useStartFocus(
  vehicle: RefObject<HTMLElement | null>,
  isEnabled: boolean,
  tabStop: number | undefined,
) {
  const phase = useRef<'new' | 'waiting' | 'done'>(isEnabled ? 'new' : 'done');

  useEffect(() => {
    if (phase.current === 'done') return;
    const canFocus = phase.current === 'new' || document.activeElement === vehicle.current;
    if (canFocus && tabStop === undefined) vehicle.current?.focus();
    if (canFocus && tabStop !== undefined) focusSeat(vehicle.current, tabStop);
    phase.current = canFocus && tabStop === undefined ? 'waiting' : 'done';
  }, [vehicle, tabStop]);
}

/** Digits that follow one another faster than this, in milliseconds, form one number. */
const ONE_NUMBER = 1000;

/**
 * Reads typed digits as a seat number: `1` is seat 1, and `2` soon after it seat 12, if the vehicle has one; any other key in between ends the number. Returns a
 * function that takes each key and returns the seat's index; undefined if the key is no digit or there is no such seat.
 */
export function useTypedSeat(seatCount: number) {
  const typed = useRef({ digits: '', at: 0 });
  const hasSeat = (digits: string) => Number(digits) >= 1 && Number(digits) <= seatCount;

  return (key: string, at: number): number | undefined => {
    if (!/^\d$/.test(key)) {
      typed.current.digits = '';
      return undefined;
    }
    const before = at - typed.current.at < ONE_NUMBER ? typed.current.digits : '';
    const digits = [before + key, key].find(hasSeat);
    typed.current = { digits: digits ?? '', at };
    return digits === undefined ? undefined : Number(digits) - 1;
  };
}

/** Focuses a seat by its index, from 0. */
export const focusSeat = (vehicle: HTMLElement | null, place: number) =>
  vehicle?.querySelector<HTMLElement>(`[data-seat="${place}"]`)?.focus();
