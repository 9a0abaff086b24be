import { type Data } from './wire';

/** A status to be set, `PUT /api/trip_status/{id}` and its like. */
export interface StatusPayload {
  status: string;
  /** Why a wrong step is taken back; asked for only then. */
  reason?: string;
}

/** One line of a record's timeline. */
export interface WireChange {
  kind: 'created' | 'edited' | 'status' | 'correction' | 'deleted';
  from_status?: string;
  to_status?: string;
  /** Why, where a wrong step was taken back. */
  reason?: string;
  /** What an edit changed, in the words of people. */
  fields?: { field: string; from: string; to: string }[];
  /** Who did it, and at which terminal; people of the head office have none. */
  by: string;
  terminal?: string;
  at: string;
}

/** A record that tells what happened to it, oldest first. */
export type WithHistory<Record> = Data<Record & { history: WireChange[] }>;
