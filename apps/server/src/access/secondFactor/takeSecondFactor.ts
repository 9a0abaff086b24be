import type { Data, WireAdmin } from '@motorpark/contract';
import { admins } from '../../admin/admins';
import { lockOther } from '../../admin/lockOther';
import { recordEvent } from '../../audit';
import { senderOf } from '../../company';
import type { PersonContext } from '../../http/call';
import { notFound } from '../../http/failure';
import { findRecord } from '../../record';
import { isId } from '../../rows';
import { secondFactorMail } from '../mails';
import { removeSecondFactor } from './secondFactor';

const NOT_YOURSELF = 'This is your own. Switch it off in the menu under your name.';

/** Removes the second factor of a person who lost their app and recovery codes, and sends them a mail. */
export async function takeSecondFactor(context: PersonContext): Promise<Data<WireAdmin>> {
  const { db, id, now, mail } = context;
  if (!isId(id)) throw notFound(admins.missing);
  return db.transaction(async (tx) => {
    await lockOther(tx, context, NOT_YOURSELF);
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
