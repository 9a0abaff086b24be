import { randomInt } from 'node:crypto';
import { RECOVERY_CODE_LENGTH, forgotPasswordSchema, counted } from '@motorpark/domain';
import { countEvent } from '../../../store/audit';
import { senderOf } from '../../../store/company/companyRow';
import { newId, sql, columns, type Database } from '../../../db';
import type { CallContext } from '../../../request/call';
import { Failure } from '../../../request/failure';
import { formIn } from '../../../request/form';
import { networkOf, countCall, tooMany } from '../../../store/limits';
import type { PostOffice } from '../../../mail';
import { hashPasscode } from '../../../store/access/passcode';
import {
  CODE_LIFETIME_MS,
  limitAddress,
  CODES_A_DAY,
  CODES_AN_HOUR,
  COOL_DOWN_MS,
  codeCounterKey,
} from './limits';
import { recoveryMail } from './recoveryMail';
import { recoveringOf, type Recovering } from './recovering';

/** The same for known and unknown e-mails. */
const NO_MAIL = 'This server cannot send e-mails. Please ask a super admin for a new passcode.';

/**
 * Mails a recovery code if the e-mail belongs to a person who is not banned. For other e-mails it does the same work, stores the same row, returns the same
 * response and applies the same limits; only the mail, which is sent after the response, is left out.
 */
export const forgotPassword =
  (post: PostOffice | undefined) =>
  async (context: CallContext): Promise<{ data: null }> => {
    const { input, db, now, ip } = context;
    const email = formIn(forgotPasswordSchema, { email: 'email' }, input).email.toLowerCase();
    if (!post) throw new Failure(503, { message: NO_MAIL });
    const who = await recoveringOf(db, context, email);
    await refuseTooSoon(db, who);

    const code = String(randomInt(10 ** RECOVERY_CODE_LENGTH)).padStart(RECOVERY_CODE_LENGTH, '0');
    const codeHash = await hashPasscode(code, {
      queue: 'recovery',
      lane: networkOf(ip),
      async begin() {
        await limitAddress(db, 'asking', who);
        await countCode(db, who);
      },
    });
    const { person } = who;
    const sender = await senderOf(db);
    await db.query(sql`insert into recovery (id, email, person_id, code_hash, asked_at)
      values (${newId()}, ${email}, ${person?.id ?? null}, ${codeHash}, ${now})`);
    await countEvent(db, context, {
      kind: 'recovery_asked',
      target: person && { kind: 'person', ...person },
    });
    const until = new Date(now.getTime() + CODE_LIFETIME_MS);
    if (person) post.post(recoveryMail({ email, name: person.name, code, until, sender }));
    return { data: null };
  };

/** Counts a request for a code. Throws a 429 if the last one was too recent, or there were too many in an hour or a day. */
async function countCode(db: Database, who: Recovering): Promise<void> {
  const { now, isKnown } = who;
  const { what, most, withinMs } = CODES_AN_HOUR;
  const [cooled, countedOut] = [before(now, COOL_DOWN_MS), before(now, withinMs)];
  const rows = await db.query(sql`
    insert into limit_count (what, who, count, since, last_at) values (${what}, ${codeCounterKey(who)}, 1, ${now}, ${now})
    on conflict (what, who) do update set
      count = case when limit_count.since <= ${countedOut} then 1 else limit_count.count + 1 end,
      since = case when limit_count.since <= ${countedOut} then excluded.since else limit_count.since end,
      last_at = excluded.last_at
    where limit_count.last_at <= ${cooled} and (limit_count.since <= ${countedOut} or limit_count.count < ${most})
    returning count`);
  if (rows.length === 0) {
    await refuseTooSoon(db, who);
    throw tooMany(CODES_AN_HOUR.of, COOL_DOWN_MS);
  }
  if (!isKnown) await countCall(db, CODES_A_DAY, codeCounterKey(who), now);
}

/** Throws the refusal of `countCode` early, if it is already certain, without counting anything. */
async function refuseTooSoon(db: Database, who: Recovering): Promise<void> {
  const { now } = who;
  const { what, most, withinMs, of } = CODES_AN_HOUR;
  const [codes] = await db.query(
    sql`select ${columns('limit_count.last_at', 'limit_count.count', 'limit_count.since')} from limit_count where what = ${what} and who = ${codeCounterKey(who)}`,
  );
  if (!codes) return;
  const since = (instant: string) => now.getTime() - Date.parse(instant);
  const countFor = withinMs - since(codes.since);
  if (codes.count >= most && countFor > 0) throw tooMany(of, countFor);
  const coolsFor = COOL_DOWN_MS - since(codes.last_at);
  if (coolsFor <= 0) return;
  const seconds = Math.ceil(coolsFor / 1000);
  const message = `A code was asked for a moment ago. Please wait ${counted(seconds, 'second')} before you ask for another.`;
  throw new Failure(429, { message }, { 'retry-after': String(seconds) });
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);
