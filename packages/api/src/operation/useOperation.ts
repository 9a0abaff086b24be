import { operationDetailsExtensions } from '@motorpark/contract';
import type { OperationDetails } from '@motorpark/domain';
import { request } from '../backend/connection';
import { useListData } from '../rows/useListData';

export const loadOperation = (id: string): Promise<OperationDetails> =>
  request(operationDetailsExtensions.getOperation, { id });

/** Returns one operation with its ticket, waybill or expense; `failure` has status 404 if it does not exist. */
export function useOperation(id: string) {
  const part = JSON.stringify(['one', id]);
  const { data: operation, ...state } = useListData('operations', () => loadOperation(id), { part });
  return { operation, ...state };
}
