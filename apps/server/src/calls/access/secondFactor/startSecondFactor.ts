import type { Data, SecondFactorSecret } from '@motorpark/contract';
import { ownPasscodeSchema, secondFactorCodeSchema } from '@motorpark/domain';
import { recordEvent } from '../../../store/audit';
import { senderOf } from '../../../store/company/companyRow';
import { columns, sql } from '../../../db';
import type { PersonContext } from '../../../request/call';
import { invalid, refused } from '../../../request/failure';
import { formIn } from '../../../request/form';
import { secondFactorMail } from '../../../store/access/mails';
import { refuseWrongPasscode } from '../../../store/access/refuseWrongPasscode';
import { hashOfCode, newRecoveryCodes } from '../../../store/access/secondFactor/recoveryCodes';
import { hasSecondFactor } from '../../../store/access/secondFactor/secondFactor';
import { openSecret, secretUnreadable, storedSecret } from '../../../store/access/secondFactor/storedSecret';
import { newSecret, stepOfCode, secretForApp } from '../../../store/access/secondFactor/totp';

const NOT_STARTED = 'Please start again: there is no second factor to confirm.';
const WRONG = 'This code is wrong. Enter the one that the app shows now.';

/**
 * Creates a new secret for the person's authenticator app and returns it, this once only. It takes effect when its first code is confirmed; until then the
 * previous one, if any, stays valid.
 */
export async function startSecondFactor(context: PersonContext): Promise<Data<SecondFactorSecret>> {
  const { db, person, input, now, backupKey } = context;
  const { passcode } = formIn(ownPasscodeSchema, { passcode: 'passcode' }, input);
  await refuseWrongPasscode(context, 'passcode', passcode);
  const secret = newSecret();
  const stored = storedSecret(secret, person.id, backupKey);
  return db.transaction(async (tx) => {
    const isOn = await hasSecondFactor(tx, person.id);
    await tx.query(
      isOn
        ? sql`update second_factor set next_secret = ${stored} where person_id = ${person.id}`
        : sql`insert into second_factor (person_id, secret, started_at) values (${person.id}, ${stored}, ${now})
            on conflict (person_id) do update set secret = excluded.secret, started_at = excluded.started_at, last_step = 0`,
    );
    return { data: secretForApp(secret, await senderOf(tx), person.email) };
  });
}

/** Switches the second factor on with the first code of the app. Returns new recovery codes, this once only; older ones become invalid. */
export function confirmSecondFactor(context: PersonContext): Promise<Data<{ recovery_codes: string[] }>> {
  const { db, person, input, now, mail, backupKey } = context;
  const { code } = formIn(secondFactorCodeSchema, { code: 'code' }, input);
  return db.transaction(async (tx) => {
    const [started] = await tx.query(sql`
      select ${columns('second_factor.secret', 'second_factor.next_secret', 'second_factor.confirmed_at')}
      from second_factor where person_id = ${person.id} for update`);
    const stored = started?.confirmed_at === null ? started.secret : started?.next_secret;
    if (!stored) throw refused(NOT_STARTED);
    const secret = openSecret(stored, person.id, backupKey);
    if (!secret) throw secretUnreadable();
    const step = stepOfCode(secret, code.replaceAll(/\s/g, ''), now);
    if (step === undefined) throw invalid({ code: WRONG });
    await tx.query(sql`update second_factor
      set secret = ${stored}, next_secret = null, last_step = ${step}, confirmed_at = ${now} where person_id = ${person.id}`);
    await tx.query(sql`delete from second_factor_recovery where person_id = ${person.id}`);
    const codes = newRecoveryCodes();
    const hashes = codes.map(hashOfCode);
    await tx.query(sql`
      insert into second_factor_recovery (person_id, code_hash) select ${person.id}, unnest(${hashes}::bytea[])`);
    await tx.query(sql`update session set must_set_up_second_factor = false where person_id = ${person.id}`);
    await recordEvent(tx, context, { kind: 'second_factor_on', target: { kind: 'person', ...person } });
    mail(secondFactorMail({ ...person, at: now, by: 'you', sender: await senderOf(tx), isOn: true }));
    return { data: { recovery_codes: codes } };
  });
}
