import { disruptionExtensions } from '@motorpark/contract';
import type { ListQuery } from '../port/found';
import { rowsOfCall } from '../rows/rowsOfCall';
import { useFoundRows } from '../rows/useFoundRows';
import { readUnseated } from './disruption.endpoints';

/** Filters the unseated by trip; undefined for the terminal's. */
interface UnseatedQuery extends ListQuery {
  tripId?: string | undefined;
}

const unseated = rowsOfCall({
  list: 'unseated',
  call: disruptionExtensions.getUnseated,
  read: readUnseated,
  sorts: { since: 'since', name: 'name' },
  narrowing: ({ tripId }: UnseatedQuery) => (tripId ? { trip_id: tripId } : {}),
});

/** Returns the unseated tickets, longest waiting first; none on a server without disruptions. */
export const useUnseated = (query: UnseatedQuery) => useFoundRows(unseated, query);
