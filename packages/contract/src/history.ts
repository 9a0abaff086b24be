import type { CollectionPayload } from './collection';
import { type Data } from './wire';

/** A status to be set, `PUT /api/trip_status/{id}` and its like; a parcel that is picked up says by whom. */
export interface StatusPayload extends Partial<CollectionPayload> {
  status: string;
  /** Why a wrong step is taken back; asked for only then. */
  reason?: string;
}

/** One line of a record's timeline. */
export interface WireChange {
  kind: 'created' | 'edited' | 'status' | 'correction' | 'printed' | 'deleted' | 'voided';
  from_status?: string;
  to_status?: string;
  /** Why, where a wrong step was taken back, money was changed afterwards or a record was voided. */
  reason?: string;
  /** What an edit changed, as people read it. */
  fields?: { field: string; from: string; to: string }[];
  /** What was printed, and the how manyth time. */
  print?: WirePrint;
  /** Who did it, and at which terminal; people of the head office have none. */
  by: string;
  terminal?: string;
  at: string;
}

/** What is to be printed: of a ticket the customer's or the company's receipt, of a waybill both on one sheet, of a shift its report. */
export interface PrintPayload {
  receipt: 'customer' | 'company' | 'both' | 'report';
}

/** A print of a receipt or report: 1 is the original, from 2 on it is a copy. */
export interface WirePrint extends PrintPayload {
  number: number;
}

/** Why money is taken out of the books, or changed afterwards; core clients send none. */
export interface ReasonPayload {
  reason: string;
}

/** Who voided a record, when and why. */
export interface WireVoiding {
  by: string;
  /** People of the head office have none. */
  terminal?: string;
  at: string;
  reason: string;
}

/** A record with what happened to it, oldest first. */
export type WithHistory<Record> = Data<Record & { history: WireChange[] }>;
