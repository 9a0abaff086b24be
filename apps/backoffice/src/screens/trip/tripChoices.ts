import type { Assignable, NamedDuty } from '@motorpark/api';
import {
  type Duty,
  type Kobo,
  type Obstacle,
  type RouteFares,
  NAIRA_FROM_ZERO,
  type Route,
  type Times,
  type Vehicle,
  counted,
  formatNaira,
  koboTyped,
  whyNotFree,
} from '@motorpark/domain';
import type { ComboboxOption } from '@motorpark/ui';
import { messages } from './messages';

/** Options for the routes that leave the terminal; an empty `terminal` offers all, for the head office. */
export function routeChoices(routes: readonly Route[], terminal: string): ComboboxOption[] {
  const own = terminal.trim().toLowerCase();
  return routes
    .filter(({ origin }) => own === '' || origin.trim().toLowerCase() === own)
    .map(({ routeId, distance, duration }) => ({
      value: routeId,
      label: routeId,
      hint: [distance, duration].filter(Boolean).join(' · '),
    }));
}

/** The departure for which a vehicle or driver is chosen. */
export interface Departure {
  /** The id of the trip; undefined for a new one. */
  id?: string | undefined;
  /** Undefined while no route and time are chosen: everything is free. */
  times: Times | undefined;
  duties: ReadonlyMap<string, readonly Duty[]>;
  /** Hours between two trips of a driver. */
  restHours: number;
}

/** Groups duties by the number of the vehicle and the names of the drivers. */
export function dutiesByName(duties: readonly NamedDuty[]): ReadonlyMap<string, readonly Duty[]> {
  const found = new Map<string, Duty[]>();
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
export const obstacleOf = (
  { name, missing = [] }: Candidate,
  { id, times, duties }: Omit<Departure, 'restHours'>,
  restHours = 0,
): Obstacle | undefined =>
  times && whyNotFree({ name, duties: duties.get(name) ?? [], restHours, missing }, { tripId: id, ...times });

/** The place of an obstacle in a list of choices: the free ones first, then those who only lack papers. */
const rankOf = (obstacle: Obstacle | undefined): number => {
  if (!obstacle) return 0;
  return obstacle.kind === 'papers' ? 2 : 4;
};

/** Suggestions for who drives and who goes along: those who are free and rested first, then the others with the reason. Conductors only go along. */
export function driverChoices(drivers: Assignable['drivers'], departure: Departure) {
  const ranked = drivers
    .map((driver) => ({ driver, obstacle: obstacleOf(driver, departure, departure.restHours) }))
    .toSorted((one, other) => rankOf(one.obstacle) - rankOf(other.obstacle))
    .map(({ driver: { name, kind }, obstacle }) => ({
      kind,
      option: {
        value: name,
        label: name,
        hint:
          [kind === 'Conductor' && messages.conductor, obstacle?.short].filter(Boolean).join(' · ') ||
          undefined,
      } satisfies ComboboxOption,
    }));
  return {
    driver: ranked.filter(({ kind }) => kind !== 'Conductor').map(({ option }) => option),
    secondDriver: ranked.map(({ option }) => option),
  };
}

type Fleet = readonly (Pick<Vehicle, 'number' | 'type' | 'seats' | 'assignedDriver'> &
  Pick<Candidate, 'missing'>)[];

/**
 * Options for the vehicle of a departure. Free vehicles of enough seats come first, with their seats and driver; then free ones that are too small, and those that
 * are not free, with the reason. `seatsNeeded` is 0 if no seat is sold yet. The server checks again.
 */
export function vehicleChoices(vehicles: Fleet, departure: Departure, seatsNeeded = 0): ComboboxOption[] {
  return vehicles
    .map((vehicle) => {
      const obstacle = obstacleOf({ name: vehicle.number, missing: vehicle.missing }, departure);
      const isTooSmall = vehicle.seats < seatsNeeded;
      return { vehicle, obstacle, isTooSmall, rank: rankOf(obstacle) + Number(isTooSmall) };
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ vehicle: { number, type, seats, assignedDriver }, obstacle, isTooSmall }) => ({
      value: number,
      label: number,
      hint: [
        type,
        counted(seats, 'seat'),
        isTooSmall && messages.tooSmall(seatsNeeded),
        obstacle ? obstacle.short : assignedDriver,
      ]
        .filter(Boolean)
        .join(' · '),
    }));
}

/** Returns the fares of the route with this code; empty if it has none. */
export const faresOf = (routes: readonly Route[], routeId: string): RouteFares =>
  routes.find((route) => route.routeId === routeId) ?? {};

/** A change of the route in the trip form, by the fares of both routes. */
interface RouteChange {
  from: Kobo | undefined;
  to: Kobo | undefined;
}

/** Returns the typed amount after another route was chosen: the route's fare, unless the user has typed another amount. */
export function amountOnRoute(typed: string, { from, to }: RouteChange): string {
  const isTyped = typed.trim() !== '' && koboTyped(typed) !== from;
  if (isTyped) return typed;
  return to === undefined ? '' : NAIRA_FROM_ZERO.edit(to);
}

/** Returns the hint of the amount: what it is for, and the lowest and highest one on its route. */
export function amountHint(costs: string, { fare, mostFare }: RouteFares, mayGoBeyond: boolean): string {
  const limits = [
    fare !== undefined && `at least ${formatNaira(fare)}`,
    mostFare !== undefined && `at most ${formatNaira(mostFare)}`,
  ].filter((limit) => limit !== false);
  if (limits.length === 0) return costs;
  const within = mayGoBeyond ? messages.limitsOfTerminals : messages.limits;
  return within(costs, limits.join(', '));
}
