import {
  CANCELLED,
  type Kobo,
  type RouteFares,
  NAIRA_FROM_ZERO,
  type Route,
  type Trip,
  type Vehicle,
  arrivalOf,
  counted,
  formatDateTime,
  formatNaira,
  koboTyped,
  runsOverlap,
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

/** Suggestions for who drives: those who have a vehicle. Others are typed. */
export const driverChoices = (vehicles: readonly Vehicle[]): ComboboxOption[] =>
  [...new Set(vehicles.map(({ assignedDriver }) => assignedDriver).filter(Boolean))]
    .toSorted((one, other) => one.localeCompare(other))
    .map((name) => ({ value: name, label: name }));

interface Planned {
  /** The id of the trip that is edited; undefined for a new one. */
  id?: string | undefined;
  travelDate: string;
  routeId: string;
  /** The number of seats that the vehicle must have; 0 if none is sold yet. */
  seatsNeeded?: number;
}

interface Office {
  vehicles: readonly Vehicle[];
  routes: readonly Route[];
  trips: readonly Trip[];
}

/**
 * Options for the vehicle of a departure. Free vehicles of enough seats come first, with their seats and driver; then free ones that are too small, and busy ones,
 * which show where they are then. Only this terminal's trips are known here, so the server checks again.
 */
export function vehicleChoices({ vehicles, routes, trips }: Office, planned: Planned): ComboboxOption[] {
  const { seatsNeeded = 0 } = planned;
  const durationOf = (code: string) => routes.find(({ routeId }) => routeId === code)?.duration ?? '';
  const journeyOf = (trip: Pick<Planned, 'travelDate' | 'routeId'>) => ({
    departsAt: trip.travelDate,
    duration: durationOf(trip.routeId),
  });
  const others = trips.filter(
    (trip) =>
      trip.id !== planned.id &&
      trip.status !== 'Completed' &&
      trip.status !== CANCELLED &&
      runsOverlap(journeyOf(trip), journeyOf(planned)),
  );
  const busyWith = new Map(others.map((trip) => [trip.vehicleNumber, trip]));
  return vehicles
    .map((vehicle) => ({
      vehicle,
      trip: busyWith.get(vehicle.number),
      isTooSmall: vehicle.seats < seatsNeeded,
    }))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map(({ vehicle: { number, type, seats, assignedDriver }, trip, isTooSmall }) => ({
      value: number,
      label: number,
      hint: [
        type,
        counted(seats, 'seat'),
        isTooSmall && messages.tooSmall(seatsNeeded),
        trip ? awayText(trip) : assignedDriver,
      ]
        .filter(Boolean)
        .join(' · '),
    }));

  function rankOf({ trip, isTooSmall }: { trip: Trip | undefined; isTooSmall: boolean }): number {
    return (trip === undefined ? 0 : 2) + Number(isTooSmall);
  }

  function awayText(trip: Trip): string {
    const arrival = arrivalOf(journeyOf(trip));
    return `on ${trip.routeId}${arrival === undefined ? '' : ` until about ${formatDateTime(arrival)}`}`;
  }
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
