import { operationExtensions } from '@motorpark/contract';
import type { OperationDetails } from '@motorpark/domain';
import { request } from '../client/connection';
import { SAMPLE_DETAILS, SAMPLE_PASSENGER_EMAIL } from '../core/operations';
import { readOperationDetails } from './readOperationDetails';
import { useLedger } from './useLedger';

export const loadOperation = async (id: string): Promise<OperationDetails> =>
  readOperationDetails(await request(operationExtensions.getOperation, { id }));

/** Returns one operation with its ticket, waybill or expense; `failure` has status 404 if it does not exist. */
export function useOperation(id: string) {
  const { data: operation, ...state } = useLedger(JSON.stringify(['one', id]), {
    load: () => loadOperation(id),
    sample: SAMPLE_DETAILS,
  });
  const passengerEmail = state.source === 'sample' ? SAMPLE_PASSENGER_EMAIL : undefined;
  return { operation, passengerEmail, ...state };
}
