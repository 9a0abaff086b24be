import { waybillWire } from '@motorpark/contract';
import {
  WAYBILL_FIELDS,
  type WaybillForm,
  type WaybillValues,
  valuesOf,
  waybillSchema,
} from '@motorpark/domain';
import type { Person } from '../access/person';
import type { Sql } from '../db';
import { formIn } from '../http/form';
import type { Payload } from '../http/payload';
import { type End, endsOf } from './ends';

/** All that a waybill says of a parcel, and the terminals that its ids mean. */
export interface Parcel extends WaybillValues {
  origin: End;
  destination: End;
}

/** A waybill as it was sent, checked like the form; a 422 at the fields that break a rule. */
export const waybillIn = (input: Payload): WaybillForm =>
  formIn(waybillSchema, waybillWire.names, input, { isStrict: true });

/** What a checked form says of a parcel. Its terminals stay until the transaction ends; a 422 where one isn't there, or isn't theirs. */
export async function parcelOf(tx: Sql, form: WaybillForm, person: Person): Promise<Parcel> {
  const { origin, destination } = await endsOf(tx, form, person);
  return {
    ...valuesOf(WAYBILL_FIELDS, form),
    originTerminalId: origin.id,
    destinationTerminalId: destination.id,
    origin,
    destination,
  };
}
