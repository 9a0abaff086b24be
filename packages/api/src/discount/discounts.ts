import { discountExtensions, discountNoun } from '@motorpark/contract';
import type { Discount } from '@motorpark/domain';
import { request } from '../backend/connection';
import { officeRecords } from '../rows/officeRecords';
import { useListData } from '../rows/useListData';

/** The discounts, by name. */
export const DISCOUNTS = officeRecords(discountNoun);

const NONE: readonly Discount[] = [];

/** How long the discounts are reused in further sales: the server checks each one anyway. */
const REUSED_MS = 10 * 60_000;

/** Returns the discounts that the user may give now; none on a core server, and without a connection. Undefined until they are loaded. */
export function useOwnDiscounts(isOff: boolean): readonly Discount[] | undefined {
  const options = { isOff, dedupingInterval: REUSED_MS };
  const load = () => request(discountExtensions.getOwnDiscounts);
  const { data, isLoading } = useListData('ownDiscounts', load, options);
  return data ?? (isLoading ? undefined : NONE);
}
