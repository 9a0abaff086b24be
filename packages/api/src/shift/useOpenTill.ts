import { shiftExtensions } from '@motorpark/contract';
import type { Till } from '@motorpark/domain';
import { request } from '../backend/connection';
import { useListData } from '../rows/useListData';
import { instantOf, mustRead, recordIn, recordOf, required, shape, textOf } from '../reading';

const readTill = shape<Till>({ counter: required(textOf), openedAt: required(instantOf) });

/** Fetches the drawer that the user's cash sales go into now; null if there is none. */
export async function getTill(): Promise<Till | null> {
  const answer = await request(shiftExtensions.getTill);
  return recordOf(answer)['data'] === null ? null : mustRead(readTill(recordIn(answer)));
}

/** Returns the user's open till: null if there is none, undefined while that is unknown. Without a connection it is the last known. */
export const useOpenTill = (): Till | null | undefined =>
  useListData('shifts', getTill, { part: 'till', refreshInterval: 60_000 }).data;
