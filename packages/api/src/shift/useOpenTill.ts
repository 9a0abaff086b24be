import { shiftExtensions } from '@motorpark/contract';
import type { Till } from '@motorpark/domain';
import { request } from '../backend/connection';
import { useListData } from '../rows/useListData';

/** Fetches the drawer that the user's cash sales go into now; null if there is none. */
export const getTill = async (): Promise<Till | null> => (await request(shiftExtensions.getTill)) ?? null;

/** Returns the user's open till: null if there is none, undefined while that is unknown. Without a connection it is the last known. */
export const useOpenTill = (): Till | null | undefined =>
  useListData('shifts', getTill, { part: 'till', refreshInterval: 60_000 }).data;
