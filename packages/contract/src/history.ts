import type { CollectionPayload } from './collection';
import type { StoragePayload } from './storage';
import { type Data } from './wire';

/** The payload that sets a status, `PUT /api/trip_status/{id}` and the like; with the collection and storage fields when a parcel is picked up. */
export interface StatusPayload extends Partial<CollectionPayload & StoragePayload> {
  status: string;
  /** The reason for taking back a wrong step; required only then. */
  reason?: string;
  /** Of a trip: whether the user has confirmed an unusual step. Without the field the client cannot ask. */
  confirmed?: boolean;
}

/** One line of a record's timeline. */
export interface WireChange {
  kind: 'created' | 'edited' | 'status' | 'correction' | 'printed' | 'deleted' | 'voided';
  from_status?: string;
  to_status?: string;
  /** The reason, if a wrong step was taken back, money was changed afterwards or a record was voided. */
  reason?: string;
  /** The fields that an edit changed, with formatted values. */
  fields?: { field: string; from: string; to: string }[];
  /** The receipt that was printed, and the number of the print. */
  print?: WirePrint;
  /** The name of the user, and their terminal; undefined for the head office. */
  by: string;
  terminal?: string;
  at: string;
}

/** Selects what is printed: the customer's or the company's receipt of a ticket, both of a waybill on one sheet, or the report of a shift. */
export interface PrintPayload {
  receipt: 'customer' | 'company' | 'both' | 'report';
}

/** A print of a receipt or report: number 1 is the original, higher numbers are copies. */
export interface WirePrint extends PrintPayload {
  number: number;
  /** When the original was printed that this print and its copies replace, because what the paper shows has changed since; only of a new print. */
  replaces?: string;
}

/** The reason why money is taken out of the books or changed afterwards; core clients send none. */
export interface ReasonPayload {
  reason: string;
}

export interface WireVoiding {
  by: string;
  /** The terminal of the user; undefined for the head office. */
  terminal?: string;
  at: string;
  reason: string;
}

/** A record with its history, oldest first. */
export type WithHistory<Record> = Data<Record & { history: WireChange[] }>;
