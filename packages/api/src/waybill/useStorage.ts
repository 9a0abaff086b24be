import { waybillExtensions } from '@motorpark/contract';
import type { StorageTerms } from '@motorpark/domain';
import { request } from '../backend/connection';
import { useListData } from '../rows/lists';
import { type Fields, instantOf, koboOf, read, recordIn, recordOf } from '../reading';

/** The storage fee that is due if a parcel is handed over now; undefined if none is due, and while it is loading. */
export function useStorage(id: string) {
  const { data: storage, refresh } = useListData('waybill', () => getStorage(id), {
    part: `storage ${id}`,
  });
  return { storage: storage ?? undefined, refresh };
}

const getStorage = async (id: string): Promise<StorageTerms | null> =>
  readStorage(recordIn(await request(waybillExtensions.getWaybill, { id }))) ?? null;

/** Returns undefined if the terms cannot be read: money is never guessed, and the server refuses then. */
function readStorage(row: Fields): StorageTerms | undefined {
  const terms = recordOf(read(row, 'storage'));
  const [fee, freeHours] = [koboOf(terms['fee']), Number(terms['free_hours'])];
  const waitsSince = instantOf(terms['waits_since']);
  if (fee === undefined || waitsSince === undefined || !Number.isFinite(freeHours)) return undefined;
  return { fee, waitsSince, freeHours, isCashOnly: terms['cash_only'] === true };
}
