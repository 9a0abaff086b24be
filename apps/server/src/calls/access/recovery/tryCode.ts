import { columns, type Database, type RowOf, type Statement, sql } from '../../../db';
import { invalid } from '../../../request/failure';
import { networkOf } from '../../../store/limits';
import { findMatchingHash } from '../../../store/access/passcode';
import { CODE_LIFETIME_MS, limitAddress, MOST_TRIES, MOST_TRIES_ELSEWHERE, VERIFIED_FOR_MS } from './limits';
import type { Recovering } from './recovering';

const CODE_COLUMNS = columns('recovery.id', 'recovery.code_hash', 'recovery.person_id');

/** A requested code that can still be used. */
type CodeRow = RowOf<typeof CODE_COLUMNS>;

/** What a code is checked for: to be verified, or, once verified, to set a password. */
type Step = 'verify' | 'create';

const wrongCode = () => invalid({ code: 'This code is wrong. Please check it and try again.' });
export const codeExpired = () => invalid({ code: 'This code is no longer valid. Please ask for a new one.' });

/** SQL condition on `recovery`: the codes of an e-mail that are valid for this step; newer codes don't invalidate them. */
export function isOpen(email: string, step: Step, now: Date): Statement {
  const before = (ms: number) => new Date(now.getTime() - ms);
  return step === 'verify'
    ? sql`email = ${email} and asked_at > ${before(CODE_LIFETIME_MS)}`
    : sql`email = ${email} and verified_at > ${before(VERIFIED_FOR_MS)}`;
}

/**
 * Returns the code that was sent to this e-mail if the given one is right. Counts a try of each valid code before checking. Throws a 422 if the code is wrong
 * or none is valid, whether the e-mail is known or not.
 */
export async function tryCode(db: Database, who: Recovering, step: Step, code: string): Promise<CodeRow> {
  const open = await db.query(sql`select from recovery where ${isOpen(who.email, step, who.now)} limit 1`);
  if (open.length === 0) throw codeExpired();
  const right = await findMatchingHash(
    { queue: 'recovery', lane: networkOf(who.ip) },
    async () => {
      await limitAddress(db, 'trying', who);
      const tried = await countTry(db, who, step);
      if (tried.length === 0) throw codeExpired();
      return tried;
    },
    code,
  );
  if (!right || right.person_id === null) throw wrongCode();
  return right;
}

/** Counts a try of each code that this address may still try, and returns those codes. */
const countTry = (db: Database, { email, ip, isKnown, now }: Recovering, step: Step): Promise<CodeRow[]> =>
  db.query(sql`
    with open as (
      select id from recovery
      where ${isOpen(email, step, now)} and (${isKnown}::boolean or tries < ${MOST_TRIES_ELSEWHERE})
      for update
    ), tried as (
      insert into recovery_try (recovery_id, network, tries) select id, ${networkOf(ip)}, 1 from open
      on conflict (recovery_id, network) do update set tries = recovery_try.tries + 1
      where recovery_try.tries < ${MOST_TRIES}
      returning recovery_id
    )
    update recovery set tries = tries + (not ${isKnown}::boolean)::int from tried where id = recovery_id
    returning ${CODE_COLUMNS}`);
