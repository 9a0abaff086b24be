import { useCallback } from 'react';
import { useListData, useRefreshLists } from '../rows/useListData';
import { endOwnSession, listSessions } from './own.endpoints';

/** Returns the user's own sessions, this one first. */
export function useOwnSessions() {
  const { data: sessions = NONE, ...state } = useListData('sessions', listSessions);
  return { sessions, ...state };
}

const NONE: never[] = [];

export function useEndOwnSession() {
  const refreshLists = useRefreshLists();
  return useCallback(
    (id: string) => endOwnSession(id).finally(() => void refreshLists('sessions')),
    [refreshLists],
  );
}
