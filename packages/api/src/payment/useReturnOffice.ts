import { paymentExtensions, returnAnswerWire, transferReturnWire } from '@motorpark/contract';
import type { Consent, ReturnAnswer, ReturnableTransfer, TransferReturn } from '@motorpark/domain';
import { request } from '../backend/connection';
import { useSave } from '../rows/records';

/** Returns the transfers that came for a sale, by the id of its first ticket or of its waybill. */
export const getReturnable = (saleId: string): Promise<ReturnableTransfer[]> =>
  request(paymentExtensions.getReturnable, { id: saleId });

const useStep = <Order>(step: (order: Order) => Promise<unknown>) =>
  useSave('lookAt', step, { whenSaved: ['lookAt', 'ticket', 'waybill'] }).save;

/** Returns the steps of the office with money that pays for nothing: it was sent back, and a second person, or a colleague with their consent, says whether it was. */
export const useReturnOffice = () => ({
  sendBack: useStep(
    ({ saleId, form, retryKey }: { saleId: string; form: TransferReturn; retryKey: string }) =>
      request(paymentExtensions.returnTransfer, {
        id: saleId,
        payload: transferReturnWire.payload(form),
        retryKey,
      }),
  ),
  answer: useStep(({ id, form, consent }: { id: string; form: ReturnAnswer; consent?: Consent }) =>
    request(paymentExtensions.answerReturn, {
      id,
      payload: { ...returnAnswerWire.payload(form), ...consent },
    }),
  ),
});
