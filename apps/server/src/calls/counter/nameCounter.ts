import { randomBytes } from 'node:crypto';
import { type Data, type WireCounter, counterNamingWire } from '@motorpark/contract';
import { counterNamingSchema } from '@motorpark/domain';
import { ownTerminal } from '../../store/access/ownTerminal';
import { atOwnTerminal } from '../../store/access/rights';
import { recordEvent } from '../../store/audit';
import { columns, newId, type Sql, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { invalid, notFound, notYourRight } from '../../request/failure';
import { valuesIn } from '../../request/form';
import { isId } from '../../db/rows';
import { keyHashOf } from '../../store/counter/counterKey';
import { counterRows } from '../../store/counter/counterRows';
import { assignToCounter } from '../../store/counter/assignToCounter';

/** Length of a counter's random key; too long to be guessed. */
const KEY_BYTES = 32;

const NO_COUNTER = 'This counter does not exist or was already forgotten.';
const ELSEWHERE = 'Staff name the counters of their own terminal only.';

/** Makes the machine that the caller uses a counter of their terminal, or renames it. It gets a new key each time, so a lost response can be repeated. */
export function nameCounter(context: PersonContext): Promise<Data<WireCounter & { key: string }>> {
  const { db, input, person, now } = context;
  const { terminal, name, paper } = valuesIn(counterNamingWire, counterNamingSchema, input);
  const terminalId = ownTerminal(terminal, person, ELSEWHERE);
  const { sessionId } = person;
  const key = randomBytes(KEY_BYTES).toString('base64url');
  return db.transaction(async (tx) => {
    // The terminal is locked so that two machines cannot take the same name.
    await tx.query(sql`select from terminal where id = ${terminalId} for no key update`);
    const id = (await counterOf(tx, sessionId, terminalId)) ?? newId();
    const taken = await tx.query(sql`
      select from counter where terminal_id = ${terminalId} and lower(name) = lower(${name}) and id <> ${id}`);
    if (taken.length > 0)
      throw invalid({ name: `Another counter of your terminal is called ${name}. Choose another name.` });
    await tx.query(sql`
      insert into counter (id, terminal_id, name, paper, key_hash, named_at, named_by)
      values (${id}, ${terminalId}, ${name}, ${paper}, ${keyHashOf(key)}, ${now}, ${person.id})
      on conflict (id) do update set name = excluded.name, paper = excluded.paper, key_hash = excluded.key_hash,
        named_at = excluded.named_at, named_by = excluded.named_by`);
    // The same machine: everybody who is logged in there stays at its counter, so that only one of them works at a time.
    await tx.query(sql`
      update counter_session set counter_id = ${id}
      where counter_id = (select counter_id from counter_session where session_id = ${sessionId})`);
    await assignToCounter(tx, { tokenHash: person.tokenHash, counterId: id });
    await recordEvent(tx, context, { kind: 'counter_named', target: { kind: 'counter', id, name } });
    const [counter] = await counterRows(tx, sql`counter.id = ${id}`);
    if (!counter) throw notYourRight();
    return { data: { ...counter, key } };
  });
}

/** Returns the counter of that terminal where the session is; undefined if it is at none. */
async function counterOf(tx: Sql, sessionId: string, terminalId: string): Promise<string | undefined> {
  const [row] = await tx.query(sql`
    select ${columns('counter.id')} from counter join counter_session on counter_session.counter_id = counter.id
    where session_id = ${sessionId} and counter.terminal_id = ${terminalId} for update of counter`);
  return row?.id;
}

/** Forgets a counter: its key becomes invalid, and all sessions there end. */
export function forgetCounter(context: PersonContext): Promise<Data<WireCounter>> {
  const { db, id, person, now } = context;
  return db.transaction(async (tx) => {
    const own = atOwnTerminal(person, 'counter.forget', sql`terminal_id`);
    const found = isId(id)
      ? await tx.query(sql`select from counter where id = ${id} and ${own} for update`)
      : [];
    const [counter] = found.length > 0 ? await counterRows(tx, sql`counter.id = ${id}`) : [];
    if (!counter) throw notFound(NO_COUNTER);
    await tx.query(sql`
      update session set ended_at = ${now}
      where id in (select session_id from counter_session where counter_id = ${id}) and ended_at is null`);
    await tx.query(sql`delete from counter where id = ${id}`);
    const { name } = counter;
    await recordEvent(tx, context, { kind: 'counter_forgotten', target: { kind: 'counter', id, name } });
    return { data: counter };
  });
}
