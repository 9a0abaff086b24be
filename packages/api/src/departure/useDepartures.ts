import type { Board } from '@motorpark/contract';
import { byArrival, inBoardOrder } from '@motorpark/domain';
import { useMemo } from 'react';
import { useListData } from '../rows/useListData';
import { getBoard } from './departure.endpoints';

/** Milliseconds between two polls of a board in view: an unchanged response has a few hundred bytes. */
const POLL_MS = 10_000;

const NOTHING: Pick<Board, 'departures' | 'arrivals'> = { departures: [], arrivals: [] };

/** Subscribes to the board of a terminal, by default of all of the user's; empty on a server without boards (docs/departure.md). */
export function useDepartures(terminalId?: string) {
  const { data, ...state } = useListData('departures', () => getBoard(terminalId), {
    ...(terminalId !== undefined && { part: `board ${terminalId}` }),
    refreshInterval: POLL_MS,
  });
  const board = useMemo(() => {
    const { departures, arrivals } = data ?? NOTHING;
    return { departures: inBoardOrder(departures), arrivals: byArrival(arrivals) };
  }, [data]);
  return { ...board, ...state, isLoading: data === undefined && state.failure === undefined };
}
