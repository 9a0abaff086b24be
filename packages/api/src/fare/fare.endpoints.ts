import { type FareQuery, type Promotion, fareExtensions, fareWire } from '@motorpark/contract';
import { FARE_FIELDS, type FareForm, type Kobo, type TicketPaymentMethod, valuesOf } from '@motorpark/domain';
import { request } from '../backend/connection';
import { writesOf } from '../rows/records';
import { rowsOfCall } from '../rows/rowsOfCall';

export const fareSource = rowsOfCall({
  list: 'fares',
  call: fareExtensions.getFares,
});

export const { save: saveFare, remove: deleteFare } = writesOf<FareForm>({
  create: fareExtensions.createFare,
  edit: fareExtensions.editFare,
  remove: fareExtensions.deleteFare,
  payloadOf: (form) => fareWire.payload(valuesOf(FARE_FIELDS, form)),
});

/** Returns the fare that is proposed for a trip; undefined if there is none. */
export const findFare = async (query: FareQuery): Promise<Kobo | undefined> =>
  (await request(fareExtensions.findFare, { payload: query })).fare;

/** Returns the tickets that were sold dearer than a fare on its days. */
export const getPromotion = (id: string): Promise<Promotion> => request(fareExtensions.getPromotion, { id });

export interface PromotionOrder {
  id: string;
  plan: string;
  paymentMethod: TicketPaymentMethod;
  reason: string;
  retryKey: string;
}

/** Gives the shown differences back, exactly once. */
export async function givePromotion({ id, plan, paymentMethod, reason, retryKey }: PromotionOrder) {
  const payload = { payment_method: paymentMethod, reason, plan };
  await request(fareExtensions.givePromotion, { id, payload, retryKey });
}
