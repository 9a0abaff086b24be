import type { PersonName } from '../company';
import type { Office } from '../office';

/** A call that is ready to be made. */
export interface Ready {
  id?: string;
  /** What is sent: in the query of a GET, else in the body. */
  fields?: Readonly<Record<string, unknown>>;
  /** A text that stands in the answer for those who may see it, and for nobody else. */
  shows?: string;
}

/** What somebody gets: all of it, an answer without what is not theirs, or an answer like this one. */
export type Outcome = 'may' | 'nothing of it' | { status: number; body: object };

export const refusal = (field: string, message: string): Outcome => ({
  status: 422,
  body: { message, errors: { [field]: [message] } },
});
export const unknown = (message: string): Outcome => ({ status: 404, body: { message } });
export const notTheirs = (message = 'You do not have the right to do this.'): Outcome => ({
  status: 403,
  body: { message },
});

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
  /** What staff of other terminals get: Tunde in Lagos, where Ada's goes to, and Chika, who has nothing to do with it. */
  others?: Readonly<Record<Extract<PersonName, 'tunde' | 'chika'>, Outcome>>;
  /** What the head office gets where that is not what Ada gets. */
  headOffice?: Outcome;
  /** What is said of a record that is not there. */
  missing?: string;
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

/** Those to whom a call is the same as to Ada. */
export const everybody = { tunde: 'may', chika: 'may' } as const;
