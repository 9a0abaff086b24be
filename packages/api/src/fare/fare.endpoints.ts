import { FARE_WIRE, type FareQuery, fareExtensions, fareWire } from '@motorpark/contract';
import { FARE_FIELDS, type Fare, type FareForm, type Kobo, valuesOf } from '@motorpark/domain';
import { request } from '../backend/connection';
import { type Fields, koboOf, readRecord, recordIn } from '../reading';
import { writesOf } from '../rows/records';
import { rowsOfCall } from '../rows/rowsOfCall';

export const readFare = (row: Fields, place: number): Fare => readRecord(FARE_FIELDS, FARE_WIRE, row, place);

export const fareSource = rowsOfCall({
  list: 'fares',
  call: fareExtensions.getFares,
  read: readFare,
  sorts: { from: 'from_day' },
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
