import { UNSEATED_LIST, disruptionExtensions } from '@motorpark/contract';
import { useChange } from '../rows/useWrite';
import {
  disruptTrip,
  previewDisruption,
  previewReplacement,
  replaceVehicle,
  seatUnseated,
} from './disruption.endpoints';
import type { ListQuery } from '../port/found';
import { rowsOfCall } from '../rows/rowsOfCall';
import { useFoundRows } from '../rows/useFoundRows';

/** The lists that show seats. */
const CHANGED = [
  'trips',
  'trip',
  'tickets',
  'ticket',
  'departures',
  'unseated',
  'waybills',
  'waybill',
] as const;

/** Returns functions that preview a disruption, carry it out, and give seats to the unseated; each throws an `ApiFailure`. */
export function useDisruption() {
  const { write: carryOut } = useChange(CHANGED, disruptTrip);
  const { write: giveSeats } = useChange(CHANGED, seatUnseated);
  return { preview: previewDisruption, carryOut, giveSeats };
}

/** Returns functions that preview the replacement of a vehicle on all its planned trips, and carry it out. */
export function useReplacement() {
  const { write: carryOut } = useChange(CHANGED, replaceVehicle);
  return { preview: previewReplacement, carryOut };
}

/** Filters the unseated by trip; undefined for the terminal's. */
interface UnseatedQuery extends ListQuery {
  tripId?: string | undefined;
}

const unseated = rowsOfCall({
  list: 'unseated',
  call: disruptionExtensions.getUnseated,
  narrowing: ({ tripId }: UnseatedQuery) => (tripId ? { trip_id: tripId } : {}),
});

/** Returns the unseated tickets, longest waiting first; none on a server without disruptions. */
export const useUnseated = (query: UnseatedQuery) =>
  useFoundRows({ ...unseated, columns: UNSEATED_LIST }, query);
