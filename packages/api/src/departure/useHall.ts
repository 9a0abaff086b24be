import { type Call, type HallView, type Nothing, departureExtensions } from '@motorpark/contract';
import { inHallOrder } from '@motorpark/domain';
import useSWR from 'swr';
import { now } from '../http/serverClock';
import type { ApiFailure } from '../failure/failure';
import { request } from '../backend/connection';
import { useWrite } from '../rows/useWrite';
import { type Hall, showHall } from './departure.endpoints';

/** Milliseconds between two polls of a television. */
const POLL_MS = 15_000;

/** Subscribes to a hall's departures. The last response stays until the next. */
export function useHall(key: string) {
  const { data, error } = useSWR<Hall, ApiFailure>(
    ['hall', key],
    async () => {
      const hall = await showHall(key);
      return { ...hall, departures: inHallOrder(hall.departures, now()) };
    },
    { refreshInterval: POLL_MS, refreshWhenHidden: true, refreshWhenOffline: true, isPaused: () => false },
  );
  return { hall: data, failure: error };
}

type Key = readonly ['hall view', string];

/** Returns the link to a terminal's hall, and functions that make and withdraw it. */
export function useHallView(terminal: string) {
  const key: Key = ['hall view', terminal];
  const ask = (call: Call<Nothing, unknown, HallView>) => () => request(call, { id: terminal });
  const { getHallView, makeHallView, withdrawHallView } = departureExtensions;
  const { data, error, mutate } = useSWR<HallView, ApiFailure, Key>(key, ask(getHallView));
  const settled = { onDone: (view: HallView) => void mutate(view, { revalidate: false }) };
  const make = useWrite<void, HallView>('departures', ask(makeHallView), settled);
  const withdraw = useWrite<void, HallView>('departures', ask(withdrawHallView), settled);
  return {
    view: data,
    failure: error,
    refresh: async () => void (await mutate()),
    make: make.write,
    isMaking: make.isWriting,
    withdraw: withdraw.write,
    isWithdrawing: withdraw.isWriting,
  };
}
