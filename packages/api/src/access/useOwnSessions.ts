import { useCallback } from 'react';
import { ownSessionExtensions } from '@motorpark/contract';
import { request } from '../backend/connection';
import { useListData, useRefreshLists } from '../rows/useListData';

/** Returns the user's own sessions, this one first. */
export function useOwnSessions() {
  const { data: sessions = NONE, ...state } = useListData('sessions', () =>
    request(ownSessionExtensions.getSessions),
  );
  return { sessions, ...state };
}

const NONE: never[] = [];

export function useEndOwnSession() {
  const refreshLists = useRefreshLists();
  return useCallback(
    (id: string) =>
      request(ownSessionExtensions.endSession, { id }).finally(() => void refreshLists('sessions')),
    [refreshLists],
  );
}
