import { companyExtensions } from '@motorpark/contract';
import { request } from '../backend/connection';
import { type ListDataOptions, useListData } from '../rows/useListData';

const getSetUp = async () => (await request(companyExtensions.getSetUp)).done;

/** Returns which steps of setting up an empty company are done; undefined until that is known, and on servers without the call. */
export function useSetUp(options: Pick<ListDataOptions, 'isOff'> = {}) {
  const { data: done, ...state } = useListData('company', getSetUp, {
    ...options,
    part: 'set-up',
    dedupingInterval: 0,
  });
  return { done, ...state };
}
