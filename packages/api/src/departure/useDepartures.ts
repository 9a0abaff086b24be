import { inBoardOrder, type Departure } from '@motorpark/domain';
import { useMemo } from 'react';
import { useListData } from '../rows/lists';
import { listDepartures } from './departure.endpoints';

/** Milliseconds between two polls of a board in view: an unchanged response has a few hundred bytes. */
const POLL_MS = 10_000;

const NOTHING: readonly Departure[] = [];

/** Subscribes to the board of the user's own terminal; empty on a server without boards (docs/departure.md). */
export function useDepartures() {
  const { data, ...state } = useListData('departures', listDepartures, {
    refreshInterval: POLL_MS,
  });
  const departures = useMemo(() => inBoardOrder(data ?? NOTHING), [data]);
  return { departures, ...state, isLoading: data === undefined && state.failure === undefined };
}
