import type { DisruptionForm, ReplacementForm } from '@motorpark/domain';
import { UNSEATED_LIST, disruptionExtensions } from '@motorpark/contract';
import { useChanges } from '../rows/useChanges';
import {
  type ConfirmedDisruption,
  type ConfirmedReplacement,
  type NewSeats,
  disruptTrip,
  previewDisruption,
  previewReplacement,
  replaceVehicle,
  seatUnseated,
  readUnseated,
} from './disruption.endpoints';
import type { ListQuery } from '../port/found';
import { rowsOfRawCall } from '../rows/rowsOfCall';
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
  const looking = useChanges();
  const changing = useChanges(...CHANGED);
  return {
    preview: (id: string, form: DisruptionForm) => looking.make(previewDisruption(id, form)),
    carryOut: (done: ConfirmedDisruption) => changing.make(disruptTrip(done)),
    giveSeats: (seated: NewSeats) => changing.make(seatUnseated(seated)),
    isBusy: looking.isBusy || changing.isBusy,
  };
}

/** Returns functions that preview the replacement of a vehicle on all its planned trips, and carry it out. */
export function useReplacement() {
  const looking = useChanges();
  const changing = useChanges(...CHANGED);
  return {
    preview: (id: string, form: ReplacementForm) => looking.make(previewReplacement(id, form)),
    carryOut: (done: ConfirmedReplacement) => changing.make(replaceVehicle(done)),
    isBusy: looking.isBusy || changing.isBusy,
  };
}

/** Filters the unseated by trip; undefined for the terminal's. */
interface UnseatedQuery extends ListQuery {
  tripId?: string | undefined;
}

const unseated = rowsOfRawCall({
  list: 'unseated',
  call: disruptionExtensions.getUnseated,
  read: readUnseated,
  narrowing: ({ tripId }: UnseatedQuery) => (tripId ? { trip_id: tripId } : {}),
});

/** Returns the unseated tickets, longest waiting first; none on a server without disruptions. */
export const useUnseated = (query: UnseatedQuery) =>
  useFoundRows({ ...unseated, columns: UNSEATED_LIST }, query);
