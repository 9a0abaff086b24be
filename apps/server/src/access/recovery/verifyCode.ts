import { forgotPasswordSchema, recoveryCodeSchema } from '@motorpark/domain';
import { sql } from '../../db';
import type { CallContext } from '../../http/call';
import { formIn } from '../../http/form';
import type { Attempts } from '../attempts';
import { isPasscode } from '../passcode';
import { goneCode, tryCode, wrongCode } from './tryCode';

const verifySchema = forgotPasswordSchema.concat(recoveryCodeSchema);

/**
 * Remembers that this e-mail's code was known to somebody. A client that says `code_comes_again` binds the new password to the code;
 * for one that doesn't, which is all that the core contract has, it is bound to the address that verified.
 */
export const verifyCode =
  (trying: Attempts) =>
  async ({ input, db, now, ip }: CallContext): Promise<{ data: null }> => {
    const form = formIn(verifySchema, { email: 'email', code: 'code' }, input);
    trying.begin(ip, now);
    const email = form.email.toLowerCase();
    const kept = await tryCode(db, email, 'verify', now);
    const isRight = await isPasscode(kept?.code_hash, form.code);
    if (!kept) throw goneCode();
    if (!isRight || kept.person_id === null) throw wrongCode();

    const needsCode = input.code_comes_again === true || input.code_comes_again === 'true';
    const verified = await db.query(sql`
      update recovery set verified_at = ${now}, verified_ip = ${ip}, needs_code = ${needsCode}, tries = 0
      where email = ${email} and code_hash = ${kept.code_hash}
        and exists (select from person where person.id = recovery.person_id and not is_banned)
      returning email`);
    if (verified.length === 0) throw goneCode();
    return { data: null };
  };
