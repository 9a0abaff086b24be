import type { Data } from '@motorpark/contract';
import { pinSchema } from '@motorpark/domain';
import { countEvent, recordEvent } from '../../audit';
import { lockOthersAtCounter } from '../../counter/lockOthers';
import { columns, sql } from '../../db';
import type { PersonContext } from '../../http/call';
import { invalid } from '../../http/failure';
import { formIn } from '../../http/form';
import { countPin, forgivePins } from '../../limits';
import { isPasscode } from '../passcode';

const WRONG = 'This PIN is wrong.';
const ASK = 'Please enter your passcode.';
const SPENT = 'Too many wrong PINs. Please enter your passcode.';

/**
 * Unlocks the person's session at a counter of their terminal if the PIN is right, and locks all other sessions there. Works only in a session in which the
 * passcode was entered at that counter. Wrong PINs are counted; after too many, only the passcode is accepted (docs/counter.md).
 */
export async function enterPin(context: PersonContext): Promise<Data<null>> {
  const { db, input, person, now } = context;
  const { pin } = formIn(pinSchema, { pin: 'pin' }, input);
  const hash = await pinHashAtCounter(context);
  if (hash === undefined) throw invalid({ passcode: ASK });
  let left: number | undefined;
  const isRight = await isPasscode(hash, pin, {
    queue: 'login',
    lane: `pin ${person.id}`,
    begin: async () => {
      left = await countPin(db, person.id, now);
      if (left === undefined) throw invalid({ passcode: SPENT });
    },
  });
  if (!isRight) {
    await countEvent(db, context, { kind: 'login_failed', target: { kind: 'person', ...person } });
    throw invalid(left === 0 ? { passcode: SPENT } : { pin: WRONG });
  }
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

/** Returns the hash of the person's PIN; undefined if they have none or the session is not at a counter of their terminal. */
async function pinHashAtCounter({ db, person }: PersonContext): Promise<string | undefined> {
  const [row] = await db.query(sql`
    select ${columns('pin.hash')} from pin
    join counter_session on counter_session.session_id = ${person.sessionId}
    join counter on counter.id = counter_session.counter_id
    where pin.person_id = ${person.id} and counter.terminal_id = ${person.terminal?.id ?? null}`);
  return row?.hash;
}
