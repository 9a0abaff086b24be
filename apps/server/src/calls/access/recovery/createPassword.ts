import { createPasswordSchema, forgotPasswordSchema, recoveryCodeSchema } from '@motorpark/domain';
import { recordEvent } from '../../../store/audit';
import { senderOf } from '../../../store/company/companyRow';
import { columns, type Database, sql } from '../../../db';
import type { CallContext } from '../../../request/call';
import { invalid } from '../../../request/failure';
import { formIn } from '../../../request/form';
import { forgiveFailures, networkOf } from '../../../store/limits';
import type { PostOffice } from '../../../mail';
import { passcodeChangedMail } from '../../../store/access/mails';
import { hashPasscode } from '../../../store/access/passcode';
import { complaintAboutPasscode } from '../../../store/access/complaintAboutPasscode';
import { endSessionsOf } from '../../../store/access/session';
import { type Recovering, recoveringOf } from './recovering';
import { codeExpired, isOpen, tryCode } from './tryCode';

const passwordSchema = forgotPasswordSchema.concat(createPasswordSchema);
const FIELDS = {
  email: 'login_email',
  password: 'password',
  confirmPassword: 'confirm_password',
} as const;

/**
 * Sets a new password after a code was verified, once per code, and ends all of the person's sessions. The core contract sends no code with this call: without
 * one, it works only from the address that verified the code, and not if the client announced that it would send the code again.
 */
export const createPassword =
  (post: PostOffice | undefined) =>
  async (context: CallContext): Promise<{ data: null }> => {
    const { input, db, ip, now } = context;
    const form = formIn(passwordSchema, FIELDS, input);
    refuseBadPasscode(form, '');
    const code =
      input.code === undefined ? undefined : formIn(recoveryCodeSchema, { code: 'code' }, input).code;
    const who = await recoveringOf(db, context, form.email.toLowerCase());
    const { id } = await (code === undefined ? findVerifiedCode(db, who) : tryCode(db, who, 'create', code));

    refuseBadPasscode(form, who.person?.name ?? '');
    const passcodeHash = await hashPasscode(form.password, { queue: 'recovery', lane: networkOf(ip) });
    const sender = await senderOf(db);
    if (!who.person || !(await renew(context, who, id, passcodeHash))) throw codeExpired();
    post?.post(passcodeChangedMail({ name: who.person.name, email: who.email, at: now, by: 'you', sender }));
    return { data: null };
  };

function refuseBadPasscode({ email, password }: { email: string; password: string }, name: string) {
  const complaint = complaintAboutPasscode(password, { name, email });
  if (complaint !== undefined) throw invalid({ [FIELDS.password]: complaint });
}

/** Returns the code that this address verified. Throws a 422 if there is none, or if the client announced to send the code again. */
async function findVerifiedCode(db: Database, { email, ip, now }: Recovering): Promise<{ id: string }> {
  const [row] = await db.query(sql`
    select ${columns('recovery.id')} from recovery where ${isOpen(email, 'create', now)} and verified_ip = ${ip} and not needs_code
    order by verified_at desc limit 1`);
  if (!row) throw codeExpired();
  return row;
}

/** Replaces the password in one transaction. Returns false if a code was used meanwhile or the person is banned. */
function renew(
  context: CallContext,
  { email, ip, now, person }: Recovering,
  codeId: string,
  passcodeHash: string,
): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const used = await tx.query(
      sql`delete from recovery where email = ${email} returning ${columns('recovery.id')}`,
    );
    if (!person || !used.some(({ id }) => id === codeId)) return false;
    const renewed = await tx.query(sql`
      update person set passcode_hash = ${passcodeHash}, must_change_passcode = false, passcode_expires_at = null
      where id = ${person.id} and email = ${email} and not is_banned returning id`);
    if (renewed.length === 0) return false;
    await endSessionsOf(tx, person.id, now);
    await forgiveFailures(tx, { email, ip, now, isKnown: true }, person.id);
    await recordEvent(tx, context, { kind: 'passcode_recovered', by: person });
    return true;
  });
}
