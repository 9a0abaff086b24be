import {
  CANCELLED,
  type Route,
  type Trip,
  type Vehicle,
  areAtOnce,
  arrivalOf,
  formatDateTime,
  counted,
} from '@motorpark/domain';
import type { ComboboxOption } from '@motorpark/ui';

/** The roads that leave a terminal as the form offers them; all of them for the head office. */
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

interface Planned {
  /** The trip itself while it is edited. */
  id?: string | undefined;
  travelDate: string;
  routeId: string;
}

interface Office {
  vehicles: readonly Vehicle[];
  routes: readonly Route[];
  trips: readonly Trip[];
}

/**
 * The vehicles as the form offers them for a departure: the free ones first, each with its seats and its driver, or where it is
 * then. Only trips of this terminal are known here; the server has the last word.
 */
export function vehicleChoices({ vehicles, routes, trips }: Office, planned: Planned): ComboboxOption[] {
  const durationOf = (code: string) => routes.find(({ routeId }) => routeId === code)?.duration ?? '';
  const run = (trip: Omit<Planned, 'id'>) => ({
    departsAt: trip.travelDate,
    duration: durationOf(trip.routeId),
  });
  const others = trips.filter(
    (trip) =>
      trip.id !== planned.id &&
      trip.status !== 'Completed' &&
      trip.status !== CANCELLED &&
      areAtOnce(run(trip), run(planned)),
  );
  const busyWith = new Map(others.map((trip) => [trip.vehicleNumber, trip]));
  return vehicles
    .map((vehicle) => ({ vehicle, trip: busyWith.get(vehicle.number) }))
    .toSorted((one, other) => Number(one.trip !== undefined) - Number(other.trip !== undefined))
    .map(({ vehicle: { number, type, seats, assignedDriver }, trip }) => ({
      value: number,
      label: number,
      hint: [type, counted(seats, 'seat'), trip ? away(trip) : assignedDriver].filter(Boolean).join(' · '),
    }));

  function away(trip: Trip): string {
    const arrival = arrivalOf(run(trip));
    return `on ${trip.routeId}${arrival === undefined ? '' : ` until about ${formatDateTime(arrival)}`}`;
  }
}
