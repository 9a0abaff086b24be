import { useSWRConfig } from 'swr';
import { useCallback } from 'react';
import { useList, useRefreshLists } from '../client/lists';
import { type Proof, proveAtCounter } from './counterPeople';
import { unlock } from './lock.endpoints';
import { endOwnSession, listSessions } from './own.endpoints';

/** The person's own sessions, this one first. */
export function useOwnSessions() {
  const { rows: sessions, ...state } = useList('sessions', listSessions);
  return { sessions, ...state };
}

/** Ends one of the person's own sessions; what is left is fetched again. */
export function useEndOwnSession() {
  const refreshLists = useRefreshLists();
  return useCallback(
    (id: string) => endOwnSession(id).finally(() => void refreshLists('sessions')),
    [refreshLists],
  );
}

/** Fetches all that is on screen again. */
function useRefreshAll() {
  const { mutate } = useSWRConfig();
  return () => void mutate((key) => Array.isArray(key));
}

/** Opens the locked session again; what is on screen is then fetched again. */
export function useUnlock() {
  const refreshAll = useRefreshAll();
  return (form: { passcode: string }) => unlock(form).then(refreshAll);
}

/** Opens a locked session of this counter; of whoever is in, what is on screen is then fetched again. */
export function useProveAtCounter() {
  const refreshAll = useRefreshAll();
  return (personId: string, proof: Proof) => proveAtCounter(personId, proof).then(refreshAll);
}
