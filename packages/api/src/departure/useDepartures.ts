import { inBoardOrder, type Departure } from '@motorpark/domain';
import { useMemo } from 'react';
import { useKept } from '../client/lists';
import { listDepartures } from './departure.endpoints';

/** How often a board is asked for while it is in view, in milliseconds: an answer without news is some hundred bytes. */
const EVERY = 10_000;

const NOTHING: readonly Departure[] = [];

/** The board of the person's own terminal, as it stands; nothing on a server that has none (docs/departure.md). */
export function useDepartures() {
  const { data, ...state } = useKept('departures', listDepartures, {
    needs: 'departures',
    refreshInterval: EVERY,
  });
  const departures = useMemo(() => inBoardOrder(data ?? NOTHING), [data]);
  return { departures, ...state, isLoading: data === undefined && state.failure === undefined };
}
