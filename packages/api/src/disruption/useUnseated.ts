import { disruptionExtensions, type LIST_SORTS } from '@motorpark/contract';
import type { Unseated } from '@motorpark/domain';
import { request } from '../client/connection';
import { readFound, searchOf, type ListQuery } from '../client/found';
import { dayOfInstant } from '../client/dayOf';
import type { Searchable } from '../client/searchable';
import type { Sorts } from '../client/sorting';
import { useFoundRows } from '../client/useFoundRows';
import { readUnseated } from './disruption.endpoints';

/** Which of those without a seat: of one trip, or all of the terminal. */
export interface UnseatedQuery extends ListQuery {
  tripId?: string | undefined;
}

const SORTS: Sorts<Unseated, (typeof LIST_SORTS.unseated)[number]> = {
  since: { onWire: 'since', of: ({ since }) => since || undefined },
  name: { onWire: 'name', of: ({ name }) => name || undefined },
};

const narrowing = ({ tripId }: UnseatedQuery) => (tripId ? { trip_id: tripId } : {});

const shownBy = (one: Unseated): Searchable => ({
  texts: [one.name, one.ticketNumber, one.routeId, one.vehicleNumber],
  phones: [one.phone],
});

/** The tickets whose passengers wait for other seats, who waits longest on top; nothing on a server that lists none. */
export const useUnseated = (query: UnseatedQuery) =>
  useFoundRows<Unseated, UnseatedQuery>(
    {
      list: 'unseated',
      needs: 'departures.disruption',
      search: async (asked, page) =>
        readFound(
          await request(disruptionExtensions.getUnseated, {
            payload: { ...searchOf(asked, page, SORTS), ...narrowing(asked) },
          }),
          readUnseated,
        ),
      all: async () => [],
      narrowing,
      shownBy,
      dayOf: ({ since }) => dayOfInstant(since),
      sorts: SORTS,
    },
    query,
  );
