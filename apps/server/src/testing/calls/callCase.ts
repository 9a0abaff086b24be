import type { PersonAction } from '@motorpark/domain';
import type { Office } from '../office';

/** The prepared input of a call. */
export interface Ready {
  id?: string;
  /** The payload: in the query of a GET, otherwise in the body. */
  fields?: Readonly<Record<string, unknown>>;
  /** Headers that the call needs. */
  headers?: Readonly<Record<string, string>>;
  /** The payload that created the record, for a call that edits it. */
  before?: Readonly<Record<string, unknown>>;
  /** A text in the response that only people who may see the record get. */
  shows?: string;
}

/**
 * One call of the contract, for the tests that run for every call: success, invalid input, other people, and failure. Calls of staff are made by Ada of Awka,
 * those of the staff of a destination by Tunde of Lagos, those of the head office by Ngozi.
 */
export interface CallCase {
  /** Prepares the call with new data each time; `place` is unique per invocation. */
  well: (office: Office, place: number) => Ready | Promise<Ready>;
  /** The expected response, or the part of it that shows success. */
  answers: (ready: Ready) => object;
  /** Invalid fields with the field that reports them (empty for the whole form) and the message; undefined if nothing is sent. */
  wrong?: readonly (readonly [wrong: Readonly<Record<string, unknown>>, field: string, message: string])[];
  /** The action in the table of rights, if it is less than the whole call: one of several steps. */
  act?: PersonAction;
  /** The message for people who see the record but may not do this; undefined if there are none. */
  notTheirs?: string;
  /** The field and the start of the message, if what is created would belong to another terminal. */
  elsewhere?: readonly [field: string, says: string];
  /** The message for a record that does not exist. */
  missing?: string;
  /** Whether the call changes nothing although it is not a GET. Others get a response without foreign data. */
  onlyReads?: true;
  /** Whether others get a response that refuses each record for itself. */
  refusesEach?: true;
  /** Whether the response is a file instead of JSON. */
  isFile?: true;
  /** Whether the call neither reads nor writes anything, so that it cannot fail. */
  cannotFail?: true;
}

/** Invalid reasons, where our own client must send one. */
export const withoutReason = [
  [{ reason: ' ' }, 'reason', 'Please say why.'],
  [{ reason: 'x'.repeat(201) }, 'reason', 'At most 200 characters.'],
] as const;
