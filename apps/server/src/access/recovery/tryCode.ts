import { type Database, sql } from '../../db';
import { invalid } from '../../http/failure';
import { CODE_LIVES_MS, MOST_TRIES, VERIFIED_FOR_MS } from './limits';

/** A code that was asked for, while it can still be of use. */
export interface Kept {
  code_hash: string;
  person_id: string | null;
  verified_ip: string | null;
  needs_code: boolean;
}

export const wrongCode = () => invalid({ code: 'This code is wrong. Please check it and try again.' });
export const goneCode = () => invalid({ code: 'This code is no longer valid. Please ask for a new one.' });

/** Counts a try and answers what it has to fit; a 422 where there is nothing to be tried (any more), known e-mail or not. */
export async function tryCode(db: Database, email: string, step: 'verify' | 'create', now: Date) {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const isOpen =
    step === 'verify'
      ? sql`asked_at > ${before(CODE_LIVES_MS)}`
      : sql`verified_at > ${before(VERIFIED_FOR_MS)}`;
  const [kept] = await db.query<Kept>(sql`
    update recovery set tries = tries + 1 where email = ${email} and tries < ${MOST_TRIES} and ${isOpen}
    returning code_hash, person_id, verified_ip, needs_code`);
  return kept;
}
