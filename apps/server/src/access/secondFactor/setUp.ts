import type { Data, WireSecondFactorStart } from '@motorpark/contract';
import { ownPasscodeSchema, secondFactorCodeSchema } from '@motorpark/domain';
import { recordEvent } from '../../audit';
import { senderOf } from '../../company';
import { sql } from '../../db';
import type { PersonContext } from '../../http/call';
import { invalid, refused } from '../../http/failure';
import { formIn } from '../../http/form';
import { secondFactorMail } from '../mails';
import { refuseWrongPasscode } from '../own/ownPasscode';
import { hashOfCode, newRecoveryCodes } from './recoveryCodes';
import { hasSecondFactor, takeCode } from './secondFactor';
import { newSecret, toldSecret } from './totp';

const ON_ALREADY = 'Your second factor is on already. Switch it off first.';
const NOT_STARTED = 'Please start again: there is no second factor to confirm.';
const WRONG = 'This code is wrong. Enter the one that the app shows now.';

/** A new secret for the person's app, which counts once its first code was confirmed. It is answered only this once. */
export async function startSecondFactor(context: PersonContext): Promise<Data<WireSecondFactorStart>> {
  const { db, person, input, now } = context;
  const { passcode } = formIn(ownPasscodeSchema, { passcode: 'passcode' }, input);
  await refuseWrongPasscode(context, 'passcode', passcode);
  const secret = newSecret();
  return db.transaction(async (tx) => {
    if (await hasSecondFactor(tx, person.id)) throw refused(ON_ALREADY);
    await tx.query(sql`
      insert into second_factor (person_id, secret, started_at) values (${person.id}, ${secret}, ${now})
      on conflict (person_id) do update set secret = excluded.secret, started_at = excluded.started_at, last_step = 0`);
    return { data: toldSecret(secret, await senderOf(tx), person.email) };
  });
}

/** Switches it on with the first code of the app. The recovery codes are answered only this once. */
export function confirmSecondFactor(context: PersonContext): Promise<Data<{ recovery_codes: string[] }>> {
  const { db, person, input, now, mail } = context;
  const { code } = formIn(secondFactorCodeSchema, { code: 'code' }, input);
  return db.transaction(async (tx) => {
    if (await hasSecondFactor(tx, person.id)) throw refused(ON_ALREADY);
    const started = await tx.query(
      sql`select person_id from second_factor where person_id = ${person.id} for update`,
    );
    if (started.length === 0) throw refused(NOT_STARTED);
    if (!(await takeCode(tx, person.id, code, now))) throw invalid({ code: WRONG });
    await tx.query(sql`update second_factor set confirmed_at = ${now} where person_id = ${person.id}`);
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
