import type { Data, WireSecondFactor } from '@motorpark/contract';
import { ownPasscodeSchema } from '@motorpark/domain';
import { recordEvent } from '../../../store/audit';
import { senderOf } from '../../../store/company/companyRow';
import type { PersonContext } from '../../../request/call';
import { refused } from '../../../request/failure';
import { formIn } from '../../../request/form';
import { secondFactorMail } from '../../../store/access/mails';
import { refuseWrongPasscode } from '../../../store/access/refuseWrongPasscode';
import {
  isRequiredOf,
  ownSecondFactor,
  removeSecondFactor,
} from '../../../store/access/secondFactor/secondFactor';

/** Returns whether the person has a second factor, and how many recovery codes are left. */
export const getSecondFactor = async ({ db, person }: PersonContext): Promise<Data<WireSecondFactor>> => ({
  data: await ownSecondFactor(db, person),
});

/** Switches off the person's own second factor. Throws a 422 if the company requires one. */
export async function endSecondFactor(context: PersonContext): Promise<Data<WireSecondFactor>> {
  const { db, person, input, now, mail } = context;
  const { passcode } = formIn(ownPasscodeSchema, { passcode: 'passcode' }, input);
  await refuseWrongPasscode(context, 'passcode', passcode);
  return db.transaction(async (tx) => {
    if (await isRequiredOf(tx, person.role)) {
      throw refused('Your company requires a second factor for super admins.');
    }
    if (await removeSecondFactor(tx, person.id)) {
      await recordEvent(tx, context, { kind: 'second_factor_off', target: { kind: 'person', ...person } });
      mail(secondFactorMail({ ...person, at: now, by: 'you', sender: await senderOf(tx), isOn: false }));
    }
    return { data: await ownSecondFactor(tx, person) };
  });
}
