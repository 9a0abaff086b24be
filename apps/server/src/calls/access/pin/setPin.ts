import type { Data, WirePin } from '@motorpark/contract';
import { pinSettingSchema } from '@motorpark/domain';
import { recordEvent } from '../../../store/audit';
import { columns, sql } from '../../../db';
import type { PersonContext } from '../../../request/call';
import { formIn } from '../../../request/form';
import { instants } from '../../../db/rows';
import { refuseWrongPasscode } from '../../../store/access/refuseWrongPasscode';
import { hashPasscode } from '../../../store/access/passcode';

/** Returns when the person set a PIN; null if they have none. */
export async function getPin({ db, person }: PersonContext): Promise<Data<WirePin>> {
  const [pin] = await db.query(
    sql`select ${columns(instants('pin.set_at'))} from pin where person_id = ${person.id}`,
  );
  return { data: { set_at: pin?.set_at ?? null } };
}

/** Sets or replaces the person's PIN; requires their passcode. */
export async function setPin(context: PersonContext): Promise<Data<WirePin>> {
  const { db, input, person, now } = context;
  const { passcode, pin } = formIn(pinSettingSchema, { passcode: 'passcode', pin: 'pin' }, input);
  await refuseWrongPasscode(context, 'passcode', passcode);
  const hash = await hashPasscode(pin);
  return db.transaction(async (tx) => {
    await tx.query(sql`
      insert into pin (person_id, hash, set_at) values (${person.id}, ${hash}, ${now})
      on conflict (person_id) do update set hash = excluded.hash, set_at = excluded.set_at`);
    await recordEvent(tx, context, { kind: 'pin_set', target: { kind: 'person', ...person } });
    return { data: { set_at: now.toISOString() } };
  });
}
