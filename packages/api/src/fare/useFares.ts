import { FARE_LIST } from '@motorpark/contract';
import type { ListQuery } from '../port/found';
import { useRemove, useSave } from '../rows/records';
import { useFoundRows } from '../rows/useFoundRows';
import { useRecord } from '../rows/useRecord';
import { useChanges } from '../rows/useChanges';
import { useListData } from '../rows/useListData';
import {
  type PromotionOrder,
  deleteFare,
  fareSource,
  getPromotion,
  givePromotion,
  saveFare,
} from './fare.endpoints';

/** Returns the fares that match a query, those of the latest days first. */
export const useFoundFares = (query: ListQuery) => useFoundRows({ ...fareSource, columns: FARE_LIST }, query);

export const useOneFare = (id: string | undefined) => useRecord(fareSource, id);

export const useSaveFare = () => useSave('fares', saveFare);

export const useDeleteFare = () => useRemove('fares', deleteFare);

/** Returns the tickets that were sold dearer than a fare, and a function that gives the differences back. */
export function usePromotion(id: string) {
  const {
    data: promotion,
    failure,
    refresh,
  } = useListData('promotion', () => getPromotion(id), {
    part: id,
  });
  const changing = useChanges('promotion', 'tickets', 'operations', 'givenBack');
  return {
    promotion,
    failure,
    refresh,
    give: (order: PromotionOrder) => changing.make(givePromotion(order)),
    isBusy: changing.isBusy,
  };
}
