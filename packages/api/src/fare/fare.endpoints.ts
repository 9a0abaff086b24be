import { FARE_LIST, FARE_WIRE, type FareQuery, fareExtensions, fareWire } from '@motorpark/contract';
import {
  FARE_FIELDS,
  type Fare,
  type FareForm,
  type Kobo,
  type TicketPaymentMethod,
  valuesOf,
} from '@motorpark/domain';
import { request } from '../backend/connection';
import {
  type Fields,
  each,
  koboOf,
  or,
  readRecord,
  recordIn,
  required,
  rowId,
  shape,
  text,
} from '../reading';
import { writesOf } from '../rows/records';
import { rowsOfRawCall } from '../rows/rowsOfCall';

export const readFare = (row: Fields, place: number): Fare => readRecord(FARE_FIELDS, FARE_WIRE, row, place);

export const fareSource = rowsOfRawCall({
  list: 'fares',
  columns: FARE_LIST,
  call: fareExtensions.getFares,
  read: readFare,
});

export const { save: saveFare, remove: deleteFare } = writesOf<FareForm>({
  create: fareExtensions.createFare,
  edit: fareExtensions.editFare,
  remove: fareExtensions.deleteFare,
  payloadOf: (form) => fareWire.payload(valuesOf(FARE_FIELDS, form)),
});

/** Returns the fare that is proposed for a trip; undefined if there is none. */
export const findFare = async (query: FareQuery): Promise<Kobo | undefined> =>
  koboOf(recordIn(await request(fareExtensions.findFare, { payload: query })).fare);

/** A ticket that was sold dearer than a fare. */
export interface Difference {
  id: string;
  number: string;
  name: string;
  phone: string;
  paid: Kobo;
  difference: Kobo;
}

export interface Promotion {
  tickets: Difference[];
  total: Kobo;
  /** Whether there are more, for another action. */
  hasMore: boolean;
  plan: string;
}

const readPromotion = shape<Promotion>({
  tickets: each(
    shape<Difference>({
      id: rowId,
      number: text,
      name: text,
      phone: text,
      paid: required(koboOf),
      difference: required(koboOf),
    }),
  ),
  total: or(koboOf, 0),
  hasMore: (value) => value === true,
  plan: text,
});

/** Returns the tickets that were sold dearer than a fare on its days. */
export const getPromotion = async (id: string): Promise<Promotion> =>
  readPromotion(recordIn(await request(fareExtensions.getPromotion, { id })));

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
