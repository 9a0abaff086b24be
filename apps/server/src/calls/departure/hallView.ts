import { createHash, randomBytes } from 'node:crypto';
import type { Data, WireHallView } from '@motorpark/contract';
import { mayDo } from '../../store/access/rights';
import { recordEvent } from '../../store/audit/recordEvent';
import { type Sql, columns, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { notFound } from '../../request/failure';
import { findRecord } from '../../store/record';
import { instants, isId } from '../../db/rows';
import { terminals } from '../../store/terminal/terminals';

/** Length of a hall's random key; too long to be guessed. */
const KEY_BYTES = 32;

const MADE_AT = columns(instants('hall_view.made_at'));

export const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Returns since when a terminal's hall has a valid link; null if it has none. */
export async function getHallView(context: PersonContext): Promise<Data<WireHallView>> {
  const { db, id } = context;
  await terminalOf(db, context);
  const [view] = await db.query(sql`select ${MADE_AT} from hall_view where terminal_id = ${id}`);
  return { data: { made_at: view?.made_at ?? null } };
}

/** Creates the link to a terminal's hall view; a previous link becomes invalid. */
export function makeHallView(context: PersonContext): Promise<Data<WireHallView>> {
  const { db, id, now } = context;
  const key = randomBytes(KEY_BYTES).toString('base64url');
  return db.transaction(async (tx) => {
    const target = await terminalOf(tx, context);
    await tx.query(sql`insert into hall_view (terminal_id, key_hash, made_at) values (${id}, ${hashOf(key)}, ${now})
      on conflict (terminal_id) do update set key_hash = excluded.key_hash, made_at = excluded.made_at`);
    await recordEvent(tx, context, { kind: 'hall_view_made', target });
    return { data: { made_at: now.toISOString(), key } };
  });
}

/** Withdraws the link; it becomes invalid. */
export function withdrawHallView(context: PersonContext): Promise<Data<WireHallView>> {
  const { db, id } = context;
  return db.transaction(async (tx) => {
    const target = await terminalOf(tx, context);
    const deleted = await tx.query(
      sql`delete from hall_view where terminal_id = ${id} returning terminal_id`,
    );
    if (deleted.length > 0) await recordEvent(tx, context, { kind: 'hall_view_withdrawn', target });
    return { data: { made_at: null } };
  });
}

async function terminalOf(db: Sql, { id, person }: PersonContext) {
  const terminal =
    isId(id) && mayDo(person, 'hall.keep', { own: id.toLowerCase() })
      ? await findRecord(terminals, db, id)
      : undefined;
  if (!terminal) throw notFound(terminals.missing);
  return { kind: 'terminal', id: terminal.id, name: terminal.terminal_name };
}
