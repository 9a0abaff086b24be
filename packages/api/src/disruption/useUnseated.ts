import { disruptionExtensions } from '@motorpark/contract';
import type { ListQuery } from '../client/found';
import { ownRows } from '../client/ownRows';
import { useFoundRows } from '../client/useFoundRows';
import { readUnseated } from './disruption.endpoints';

/** Which of those without a seat: of one trip, or all of the terminal. */
interface UnseatedQuery extends ListQuery {
  tripId?: string | undefined;
}

const unseated = ownRows({
  list: 'unseated',
  needs: 'departures.disruption',
  call: disruptionExtensions.getUnseated,
  read: readUnseated,
  sorts: { since: 'since', name: 'name' },
  narrowing: ({ tripId }: UnseatedQuery) => (tripId ? { trip_id: tripId } : {}),
});

/** The tickets whose passengers wait for other seats, who waits longest on top; nothing on a server that lists none. */
export const useUnseated = (query: UnseatedQuery) => useFoundRows(unseated, query);
