import { waybillWire } from '@motorpark/contract';
import {
  WAYBILL_FIELDS,
  type WaybillForm,
  type WaybillValues,
  ledgerMethod,
  valuesOf,
  waybillSchema,
} from '@motorpark/domain';
import type { Person } from '../../request/person';
import type { Sql } from '../../db';
import { formIn } from '../../request/form';
import type { Payload } from '../../request/payload';
import { type End, endsOf } from './ends';

/** All fields of a waybill, with its two terminals. */
export interface Parcel extends WaybillValues {
  origin: End;
  destination: End;
}

/** Returns how a parcel is paid, by the ledger's word for its method. */
export const paidFor = ({ amount, nonCash, paymentMethod }: WaybillValues) => ({
  amount,
  nonCash,
  paymentMethod: ledgerMethod(paymentMethod),
});

/** Parses and validates the waybill of a call. Throws a 422 with each error at its field. */
export const waybillIn = (input: Payload): WaybillForm =>
  formIn(waybillSchema, waybillWire.names, input, { isStrict: true });

/** Returns the parcel of a validated form and locks its terminals. Throws a 422 if one does not exist or is not the person's. */
export async function parcelOf(tx: Sql, form: WaybillForm, person: Person, before?: Parcel): Promise<Parcel> {
  const kept = before ? [before.origin.id, before.destination.id] : [];
  const { origin, destination } = await endsOf(tx, form, person, kept);
  return {
    ...valuesOf(WAYBILL_FIELDS, form),
    originTerminalId: origin.id,
    destinationTerminalId: destination.id,
    origin,
    destination,
  };
}
