import type { PersonAction } from '@motorpark/domain';
import type { Office } from '../office';

/** A call that is ready to be made. */
export interface Ready {
  id?: string;
  /** What is sent: in the query of a GET, else in the body. */
  fields?: Readonly<Record<string, unknown>>;
  /** A text that stands in the answer for those who may see it, and for nobody else. */
  shows?: string;
}

/**
 * One call of the contract, for the tests that every call has: done well, with a mistake in it, by others, and where it fails. Calls
 * of staff are made by Ada of Awka, those of the head office by Ngozi.
 */
export interface CallCase {
  /** Makes the call ready, each time anew; the number is another one each time. */
  well: (office: Office, place: number) => Ready | Promise<Ready>;
  /** What is answered then, or the part of it that says that it was done. */
  answers: (ready: Ready) => object;
  /** What is wrong, the field that says so (none if it is about the whole), and what it says. None if nothing is sent. */
  wrong?: readonly (readonly [wrong: Readonly<Record<string, unknown>>, field: string, message: string])[];
  /** What is done of it by the table of rights, where that is less than all that the call can do: one of several steps. */
  act?: PersonAction;
  /** What somebody is told who sees the record and may not do it; none if nobody is in that place. */
  notTheirs?: string;
  /** The field that says so, and what it says first, where what is to be made is not theirs to make. */
  elsewhere?: readonly [field: string, says: string];
  /** What is said of a record that is not there. */
  missing?: string;
  /** It changes nothing, though it is no GET: others are answered, and told nothing of what is not theirs. */
  onlyReads?: true;
  /** Its answer is a file, not JSON. */
  isFile?: true;
  /** It keeps nothing and reads nothing, so that nothing can fail. */
  cannotFail?: true;
}

/** What is wrong where our own client has to say why. */
export const withoutReason = [
  [{ reason: ' ' }, 'reason', 'Please say why.'],
  [{ reason: 'x'.repeat(201) }, 'reason', 'At most 200 characters.'],
] as const;
