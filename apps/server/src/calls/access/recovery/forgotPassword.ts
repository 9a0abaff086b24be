import { randomInt } from 'node:crypto';
import { RECOVERY_CODE_LENGTH, forgotPasswordSchema } from '@motorpark/domain';
import { countEvent } from '../../../store/audit';
import { senderOf } from '../../../store/company/companyRow';
import { newId, sql } from '../../../db';
import type { CallContext } from '../../../request/call';
import { Failure } from '../../../request/failure';
import { formIn } from '../../../request/form';
import { networkOf } from '../../../store/limits';
import type { PostOffice } from '../../../mail';
import { hashPasscode } from '../../../store/access/passcode';
import { countCode, refuseTooSoon } from './countCode';
import { CODE_LIFETIME_MS, limitAddress } from './limits';
import { recoveryMail } from './mail';
import { recoveringOf } from './recovering';

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
