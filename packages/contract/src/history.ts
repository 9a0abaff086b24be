import type { Change, Print, Receipt, Voiding } from '@motorpark/domain';
import { type WireOf, count, instant, list, oneOf, optional, text } from './codec';
import type { CollectionPayload } from './collection';
import { type FieldsOf, record } from './record';
import type { StoragePayload } from './storage';
import { type Data } from './wire';

/** The payload that sets a status, `PUT /api/trip_status/{id}` and the like; with the collection and storage fields when a parcel is picked up. */
export interface StatusPayload extends Partial<CollectionPayload & StoragePayload> {
  status: string;
  /** The reason for taking back a wrong step; required only then. */
  reason?: string;
  /** Of a trip, and of a ticket that is boarded: whether the user has confirmed an unusual step. Without the field the client cannot ask. */
  confirmed?: boolean;
}

/** Selects what is printed: the customer's or the company's receipt of a ticket, both of a waybill on one sheet, or the report of a shift. */
export interface PrintPayload {
  receipt: Receipt;
}

/** A print of a receipt or report: number 1 is the original, higher numbers are copies. */
export const printCodec = record({
  receipt: oneOf(['customer', 'company', 'both', 'report']),
  number: count,
  /** When the original was printed that this print and its copies replace, because what the paper shows has changed since; only of a new print. */
  replaces: optional(instant),
} satisfies FieldsOf<Print>);
export type WirePrint = WireOf<typeof printCodec>;

/** One line of a record's timeline. */
export const changeCodec = record({
  kind: oneOf(['created', 'edited', 'status', 'correction', 'printed', 'deleted', 'voided']),
  fromStatus: optional(text),
  toStatus: optional(text),
  /** The reason, if a wrong step was taken back, money was changed afterwards or a record was voided. */
  reason: optional(text),
  /** The fields that an edit changed, with formatted values. */
  fields: optional(list(record({ field: text, from: text, to: text }))),
  print: optional(printCodec),
  /** The name of the user, and their terminal; undefined for the head office. */
  by: text,
  terminal: optional(text),
  at: instant,
} satisfies FieldsOf<Change>);
export type WireChange = WireOf<typeof changeCodec>;

/** The reason why money is taken out of the books or changed afterwards; core clients send none. */
export interface ReasonPayload {
  reason: string;
}

export const voidingCodec = record({
  by: text,
  terminal: optional(text),
  at: instant,
  reason: text,
} satisfies FieldsOf<Voiding>);

/** A record with its history, oldest first. */
export type WithHistory<Record> = Data<Record & { history: WireChange[] }>;
