import { CHANGE_PASSCODE_FIELDS, type Data } from '@motorpark/contract';
import { changePasscodeSchema } from '@motorpark/domain';
import { recordEvent } from '../../../store/audit';
import { senderOf } from '../../../store/company/companyRow';
import { sql } from '../../../db';
import type { PersonContext } from '../../../request/call';
import { invalid, sessionEnded } from '../../../request/failure';
import { formIn } from '../../../request/form';
import { passcodeChangedMail } from '../../../store/access/mails';
import { hashPasscode } from '../../../store/access/passcode';
import { complaintAboutPasscode } from '../../../store/access/complaintAboutPasscode';
import { endSessionsOf } from '../../../store/access/session';
import { refuseWrongPasscode } from '../../../store/access/refuseWrongPasscode';

const SAME = 'This is your current passcode. Please choose another.';

/** Changes the person's own passcode, ends their other sessions and sends them a mail. */
export async function changePasscode(context: PersonContext): Promise<Data<null>> {
  const { db, person, input, now, mail } = context;
  const form = formIn(changePasscodeSchema, CHANGE_PASSCODE_FIELDS, input);
  const complaint = complaintAboutPasscode(form.password, person);
  if (complaint !== undefined) throw invalid({ [CHANGE_PASSCODE_FIELDS.password]: complaint });
  const before = await refuseWrongPasscode(context, CHANGE_PASSCODE_FIELDS.current, form.current);
  if (form.password === form.current) throw invalid({ [CHANGE_PASSCODE_FIELDS.password]: SAME });

  const passcodeHash = await hashPasscode(form.password);
  return db.transaction(async (tx) => {
    const changed = await tx.query(sql`
        update person set passcode_hash = ${passcodeHash}, must_change_passcode = false, passcode_expires_at = null
        where id = ${person.id} and passcode_hash = ${before} returning id`);
    // A super admin gave them another passcode meanwhile.
    if (changed.length === 0) throw sessionEnded();
    await tx.query(sql`update session set must_change_passcode = false where id = ${person.sessionId}`);
    await endSessionsOf(tx, person.id, now, person.tokenHash);
    await recordEvent(tx, context, { kind: 'passcode_changed', target: { kind: 'person', ...person } });
    mail(passcodeChangedMail({ ...person, at: now, by: 'you', sender: await senderOf(tx) }));
    return { data: null };
  });
}
