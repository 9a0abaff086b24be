import { useSWRConfig } from 'swr';
import { useCallback } from 'react';
import { useListData, useRefreshLists } from '../rows/lists';
import { type Proof, proveAtCounter } from './counterPeople';
import { unlock } from './lock.endpoints';
import { endOwnSession, listSessions } from './own.endpoints';

/** Returns the user's own sessions, this one first. */
export function useOwnSessions() {
  const { data: sessions = NONE, ...state } = useListData('sessions', listSessions);
  return { sessions, ...state };
}

const NONE: never[] = [];

/** Returns a function that ends one of the user's own sessions and then refreshes the list. */
export function useEndOwnSession() {
  const refreshLists = useRefreshLists();
  return useCallback(
    (id: string) => endOwnSession(id).finally(() => void refreshLists('sessions')),
    [refreshLists],
  );
}

/** Returns a function that fetches everything on screen again. */
function useRefreshAll() {
  const { mutate } = useSWRConfig();
  return () => void mutate((key) => Array.isArray(key));
}

/** Returns a function that unlocks the session and then refreshes everything on screen. */
export function useUnlock() {
  const refreshAll = useRefreshAll();
  return (form: { passcode: string }) => unlock(form).then(refreshAll);
}

/** Returns a function that unlocks a session of this counter and then refreshes everything on screen. */
export function useProveAtCounter() {
  const refreshAll = useRefreshAll();
  return (personId: string, proof: Proof) => proveAtCounter(personId, proof).then(refreshAll);
}
