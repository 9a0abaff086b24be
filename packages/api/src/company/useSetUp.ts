import { companyExtensions } from '@motorpark/contract';
import { SET_UP_STEPS, type SetUpStep } from '@motorpark/domain';
import { request } from '../backend/connection';
import { recordIn } from '../reading';
import { type ListDataOptions, useListData } from '../rows/useListData';

async function getSetUp(): Promise<SetUpStep[]> {
  const { done } = recordIn(await request(companyExtensions.getSetUp));
  return SET_UP_STEPS.filter((step) => Array.isArray(done) && done.includes(step));
}

/** Returns which steps of setting up an empty company are done; undefined until that is known, and on servers without the call. */
export function useSetUp(options: Pick<ListDataOptions, 'isOff'> = {}) {
  const { data: done, ...state } = useListData('company', getSetUp, {
    ...options,
    part: 'set-up',
    dedupingInterval: 0,
  });
  return { done, ...state };
}
