import { DISCOUNT_LIST } from '@motorpark/contract';
import type { Discount } from '@motorpark/domain';
import type { ListQuery } from '../port/found';
import { useRemove, useSave } from '../rows/records';
import { useFoundRows } from '../rows/useFoundRows';
import { useListData } from '../rows/useListData';
import { useRecord } from '../rows/useRecord';
import { deleteDiscount, discountSource, getOwnDiscounts, saveDiscount } from './discount.endpoints';

/** Returns the discounts that match a query, by name. */
export const useFoundDiscounts = (query: ListQuery) =>
  useFoundRows({ ...discountSource, columns: DISCOUNT_LIST }, query);

export const useOneDiscount = (id: string | undefined) => useRecord(discountSource, id);

export const useSaveDiscount = () => useSave('discounts', saveDiscount);

export const useDeleteDiscount = () => useRemove('discounts', deleteDiscount);

const NONE: readonly Discount[] = [];

/** How long the discounts are reused in further sales: the server checks each one anyway. */
const REUSED_MS = 10 * 60_000;

/** Returns the discounts that the user may give now; none on a core server, and without a connection. Undefined until they are loaded. */
export function useOwnDiscounts(isOff: boolean): readonly Discount[] | undefined {
  const options = { isOff, dedupingInterval: REUSED_MS };
  const { data, isLoading } = useListData('ownDiscounts', getOwnDiscounts, options);
  return data ?? (isLoading ? undefined : NONE);
}
