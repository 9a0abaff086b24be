import { createPasswordSchema, forgotPasswordSchema, recoveryCodeSchema } from '@motorpark/domain';
import { type Database, sql } from '../../db';
import type { CallContext } from '../../http/call';
import { formIn } from '../../http/form';
import type { Attempts } from '../attempts';
import { hashPasscode, isPasscode } from '../passcode';
import { endSessionsOf } from '../session';
import { type Kept, goneCode, tryCode, wrongCode } from './tryCode';

const passwordSchema = forgotPasswordSchema.concat(createPasswordSchema);
const FIELDS = {
  email: 'login_email',
  password: 'password',
  confirmPassword: 'confirm_password',
} as const;

/**
 * Sets the password of whoever proved to have the code, once, and ends all of their sessions. The call carries no code in the core
 * contract: without one it works only from the address that verified it, and not at all where the code was announced to come again.
 */
export const createPassword =
  (trying: Attempts, logins: Attempts) =>
  async ({ input, db, now, ip }: CallContext): Promise<{ data: null }> => {
    const form = formIn(passwordSchema, FIELDS, input);
    const code =
      input.code === undefined ? undefined : formIn(recoveryCodeSchema, { code: 'code' }, input).code;
    trying.begin(ip, now);
    const email = form.email.toLowerCase();
    const kept = await tryCode(db, email, 'create', now);
    if (!kept) throw goneCode();
    if (code === undefined && (kept.needs_code || kept.verified_ip !== ip)) throw goneCode();
    if (code !== undefined && !(await isPasscode(kept.code_hash, code))) throw wrongCode();

    const passcodeHash = await hashPasscode(form.password);
    if (!(await renew(db, email, kept, passcodeHash, now))) throw goneCode();
    logins.succeed(`${ip} ${email}`);
    return { data: null };
  };

/** The new password in place of the old one, everywhere at once; false where the code was used or replaced meanwhile. */
function renew(db: Database, email: string, kept: Kept, passcodeHash: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const used = await tx.query(
      sql`delete from recovery where email = ${email} and code_hash = ${kept.code_hash} returning email`,
    );
    if (used.length === 0 || kept.person_id === null) return false;
    const renewed = await tx.query(sql`
      update person set passcode_hash = ${passcodeHash}
      where id = ${kept.person_id} and email = ${email} and not is_banned returning id`);
    if (renewed.length === 0) return false;
    await endSessionsOf(tx, kept.person_id, now);
    return true;
  });
}
