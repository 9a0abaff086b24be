import { useCallback } from 'react';
import { useListData, useRefreshLists } from '../rows/lists';
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
