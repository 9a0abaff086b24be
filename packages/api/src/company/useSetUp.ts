import { companyExtensions } from '@motorpark/contract';
import { request } from '../backend/connection';
import { type ListDataOptions, useListData } from '../rows/useListData';

const getSetUp = () => request(companyExtensions.getSetUp);

/** Returns which steps of setting up an empty company are done, whether its receipts had other terms before, and what is wrong with its payment provider; undefined until that is known, and on servers without the call. */
export function useSetUp(options: Pick<ListDataOptions, 'isOff'> = {}) {
  const { data, ...state } = useListData('company', getSetUp, {
    ...options,
    part: 'set-up',
    dedupingInterval: 0,
  });
  return { done: data?.done, hadTerms: data?.hadTerms, providerTrouble: data?.providerTrouble, ...state };
}
