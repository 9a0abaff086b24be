import { ownSessionExtensions } from '@motorpark/contract';
import { request } from '../backend/connection';
import { useListData } from '../rows/useListData';
import { useChange } from '../rows/useWrite';

/** Returns the user's own sessions, this one first. */
export function useOwnSessions() {
  const { data: sessions = NONE, ...state } = useListData('sessions', () =>
    request(ownSessionExtensions.getSessions),
  );
  return { sessions, ...state };
}

const NONE: never[] = [];

export const useEndOwnSession = () =>
  useChange(['sessions'], (id: string) => request(ownSessionExtensions.endSession, { id })).write;
