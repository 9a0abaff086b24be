import { randomInt } from 'node:crypto';
import { RECOVERY_CODE_LENGTH, forgotPasswordSchema } from '@motorpark/domain';
import { type Database, sql } from '../../db';
import type { CallContext } from '../../http/call';
import { Failure } from '../../http/failure';
import { formIn } from '../../http/form';
import type { PostOffice } from '../../mail';
import { type Attempts, tooMany } from '../attempts';
import { hashPasscode } from '../passcode';
import { CODES_WITHIN_MS, CODE_LIVES_MS, COOL_DOWN_MS, MOST_CODES } from './limits';
import { recoveryMail } from './mail';

/** For everybody alike, whoever has the e-mail. */
const NO_MAIL = 'This server cannot send e-mails. Please ask a super admin for a new passcode.';

/**
 * Sends a code, if somebody logs in with this e-mail and isn't banned. Otherwise it does the same work, keeps the same row, answers
 * the same and is refused as often; only the mail, which leaves after the answer, isn't sent.
 */
export const forgotPassword =
  (asking: Attempts, post: PostOffice | undefined) =>
  async ({ input, db, now, ip }: CallContext): Promise<{ data: null }> => {
    const email = formIn(forgotPasswordSchema, { email: 'email' }, input).email.toLowerCase();
    if (!post) throw new Failure(503, { message: NO_MAIL });
    asking.begin(ip, now);
    await refuseTooSoon(db, email, now);

    const code = String(randomInt(10 ** RECOVERY_CODE_LENGTH)).padStart(RECOVERY_CODE_LENGTH, '0');
    const codeHash = await hashPasscode(code);
    const [person] = await db.query<{ id: string; name: string }>(
      sql`select id, name from person where email = ${email} and not is_banned`,
    );
    if (!(await keep(db, { email, codeHash, personId: person?.id ?? null, now }))) {
      await refuseTooSoon(db, email, now);
      // Another request of this moment has just sent its code; this one asks for no second.
      return { data: null };
    }
    const until = new Date(now.getTime() + CODE_LIVES_MS);
    if (person) post.post(recoveryMail({ email, name: person.name, code, until }));
    return { data: null };
  };

interface NewCode {
  email: string;
  codeHash: string;
  personId: string | null;
  now: Date;
}

/** The new code in place of the old one; false where another one came in between. */
async function keep(db: Database, { email, codeHash, personId, now }: NewCode): Promise<boolean> {
  const cooled = new Date(now.getTime() - COOL_DOWN_MS);
  const countedOut = new Date(now.getTime() - CODES_WITHIN_MS);
  const kept = await db.query(sql`
    insert into recovery (email, person_id, code_hash, asked_at, codes, counted_since)
    values (${email}, ${personId}, ${codeHash}, ${now}, 1, ${now})
    on conflict (email) do update set
      person_id = excluded.person_id, code_hash = excluded.code_hash, asked_at = excluded.asked_at, tries = 0,
      verified_at = null, verified_ip = null, needs_code = false,
      codes = case when recovery.counted_since <= ${countedOut} then 1 else recovery.codes + 1 end,
      counted_since = case when recovery.counted_since <= ${countedOut} then excluded.counted_since
        else recovery.counted_since end
    where recovery.asked_at <= ${cooled}
      and (recovery.counted_since <= ${countedOut} or recovery.codes < ${MOST_CODES})
    returning email`);
  return kept.length > 0;
}

interface Asked {
  asked_at: string;
  codes: number;
  counted_since: string;
}

async function refuseTooSoon(db: Database, email: string, now: Date) {
  const [asked] = await db.query<Asked>(
    sql`select asked_at, codes, counted_since from recovery where email = ${email}`,
  );
  if (!asked) return;
  const since = (instant: string) => now.getTime() - new Date(instant).getTime();
  const countFor = CODES_WITHIN_MS - since(asked.counted_since);
  if (asked.codes >= MOST_CODES && countFor > 0) throw tooMany('requests for codes', countFor);
  const coolsFor = COOL_DOWN_MS - since(asked.asked_at);
  if (coolsFor <= 0) return;
  const seconds = Math.ceil(coolsFor / 1000);
  const message = `A code was asked for a moment ago. Please wait ${seconds} second${seconds === 1 ? '' : 's'} before you ask for another.`;
  throw new Failure(429, { message }, { 'retry-after': String(seconds) });
}
