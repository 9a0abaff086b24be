import type { Data, WireAdmin } from '@motorpark/contract';
import { admins } from '../../../store/admin/admins';
import { lockOther } from '../../../store/admin/lockOther';
import { recordEvent } from '../../../store/audit';
import { senderOf } from '../../../store/company/companyRow';
import type { PersonContext } from '../../../request/call';
import { notFound } from '../../../request/failure';
import { findRecord } from '../../../store/record';
import { isId } from '../../../db/rows';
import { secondFactorMail } from '../../../store/access/mails';
import { removeSecondFactor } from '../../../store/access/secondFactor/secondFactor';

const NOT_YOURSELF = 'This is your own. Switch it off in the menu under your name.';

/** Removes the second factor of a person who lost their app and recovery codes, and sends them a mail. */
export async function takeSecondFactor(context: PersonContext): Promise<Data<WireAdmin>> {
  const { db, id, now, mail } = context;
  if (!isId(id)) throw notFound(admins.missing);
  return db.transaction(async (tx) => {
    await lockOther(tx, context, {
      action: 'secondFactor.takeAway',
      notYourself: NOT_YOURSELF,
      missing: admins.missing,
    });
    const wasOn = await removeSecondFactor(tx, id);
    const admin = await findRecord(admins, tx, id);
    if (!admin) throw notFound(admins.missing);
    if (wasOn) {
      const { name, email } = admin;
      await recordEvent(tx, context, { kind: 'second_factor_off', target: { kind: 'person', id, name } });
      mail(secondFactorMail({ name, email, at: now, by: 'office', sender: await senderOf(tx), isOn: false }));
    }
    return { data: admin };
  });
}
