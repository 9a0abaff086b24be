import type { Data } from '@motorpark/contract';
import { pinSchema } from '@motorpark/domain';
import { recordEvent } from '../../../store/audit';
import { lockOthersAtCounter } from '../../../store/counter/lockOthers';
import { sql } from '../../../db';
import type { PersonContext } from '../../../request/call';
import { invalid } from '../../../request/failure';
import { formIn } from '../../../request/form';
import { forgivePins } from '../../../store/limits';
import { ASK_PASSCODE, pinHashAtCounter, refuseWrongPin } from '../../../store/access/refuseWrongPin';

const FIELDS = { pin: 'pin', passcode: 'passcode' } as const;

/**
 * Unlocks the person's session at a counter of their terminal if the PIN is right, and locks all other sessions there. Works only in a session in which the
 * passcode was entered at that counter. Wrong PINs are counted; after too many, only the passcode is accepted (docs/counter.md).
 */
export async function enterPin(context: PersonContext): Promise<Data<null>> {
  const { db, input, person, now } = context;
  const { pin } = formIn(pinSchema, { pin: FIELDS.pin }, input);
  const hash = await pinHashAtCounter(db, { personId: person.id, sessionId: person.sessionId, now });
  if (hash === undefined) throw invalid({ [FIELDS.passcode]: ASK_PASSCODE });
  await refuseWrongPin(context, { owner: person, hash, pin }, FIELDS);
  return db.transaction(async (tx) => {
    await forgivePins(tx, person.id);
    await tx.query(
      sql`update session set locked_at = null, last_seen_at = ${now} where id = ${person.sessionId}`,
    );
    await lockOthersAtCounter(tx, person.sessionId, now);
    await recordEvent(tx, context, { kind: 'unlocked' });
    return { data: null };
  });
}
