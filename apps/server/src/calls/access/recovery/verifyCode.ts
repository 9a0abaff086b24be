import { forgotPasswordSchema, recoveryCodeSchema } from '@motorpark/domain';
import { recordEvent } from '../../../store/audit';
import { sql } from '../../../db';
import type { CallContext } from '../../../request/call';
import { formIn } from '../../../request/form';
import { networkOf } from '../../../store/limits';
import { recoveringOf } from './recovering';
import { codeExpired, tryCode } from './tryCode';

const verifySchema = forgotPasswordSchema.concat(recoveryCodeSchema);

/**
 * Marks the code of this e-mail as verified. If the client sends `code_comes_again`, setting the password requires the code again; otherwise, as in the core
 * contract, it is allowed from the address that verified it.
 */
export async function verifyCode(context: CallContext): Promise<{ data: null }> {
  const { input, db, now, ip } = context;
  const form = formIn(verifySchema, { email: 'email', code: 'code' }, input);
  const who = await recoveringOf(db, context, form.email.toLowerCase());
  const { id } = await tryCode(db, who, 'verify', form.code);

  const needsCode = input.code_comes_again === true || input.code_comes_again === 'true';
  return db.transaction(async (tx) => {
    const verified = await tx.query(sql`
      update recovery set verified_at = ${now}, verified_ip = ${ip}, needs_code = ${needsCode}
      where id = ${id} and exists (select from person where person.id = recovery.person_id and not is_banned)
      returning id`);
    if (verified.length === 0 || !who.person) throw codeExpired();
    await tx.query(sql`delete from recovery_try where recovery_id = ${id} and network = ${networkOf(ip)}`);
    await recordEvent(tx, context, { kind: 'recovery_verified', by: who.person });
    return { data: null };
  });
}
