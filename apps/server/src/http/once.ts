import { createHash } from 'node:crypto';
import { columns, computed, type Sql, prepared, sql } from '../db';
import type { PersonContext } from './call';
import { Failure } from './failure';
import type { Payload } from './payload';

/**
 * Does the work in one transaction, and with a retry key exactly once: a repeat with the same payload, on the same record, gets the first answer.
 * The key goes in first, so that a repeat that comes while the first is under way waits for it; work that fails takes its
 * key along, so that the key can be used again. What the key was used for before is told by `otherwise`, where the call has one.
 */
export function once<Answer>(
  context: PersonContext,
  work: (tx: Sql) => Promise<Answer>,
  otherwise?: (first: FirstAnswer) => Answer,
): Promise<Answer> {
  const { db, retryKey } = context;
  return db.transaction(async (tx) => {
    if (retryKey === undefined) return work(tx);
    const key = { ...context, key: retryKey, payload: digest(context) };
    if (!(await claim(tx, key))) return firstAnswer(tx, key, otherwise);
    const answer = await work(tx);
    await tx.query(
      prepared(sql`update retry_key set status = 200, answer = ${JSON.stringify(answer)}::jsonb
      where person_id = ${key.person.id} and key = ${key.key}`),
    );
    return answer;
  });
}

interface Key extends PersonContext {
  key: string;
  payload: Buffer;
}

async function claim(tx: Sql, { person, key, call, payload, now }: Key): Promise<boolean> {
  const rows = await tx.query(
    prepared(sql`
    insert into retry_key (person_id, key, call, payload_sha256, created_at)
    values (${person.id}, ${key}, ${call}, ${payload}, ${now})
    on conflict (person_id, key) do nothing returning key`),
  );
  return rows.length > 0;
}

/** What a key was used for. */
export interface FirstAnswer {
  call: string;
  answer: unknown;
}

async function firstAnswer<Answer>(
  tx: Sql,
  { person, key, call, payload }: Key,
  otherwise?: (first: FirstAnswer) => Answer,
): Promise<Answer> {
  const [first] = await tx.query(sql`
    select ${columns('retry_key.call', 'retry_key.payload_sha256')}, ${computed<{ answer: Answer }>({ answer: sql`answer` })}
    from retry_key where person_id = ${person.id} and key = ${key}`);
  if (first && otherwise) return otherwise(first);
  if (first?.call === 'discardSale' && call !== 'discardSale') throw new Failure(409, { message: DISCARDED });
  if (!first || first.call !== call || !payload.equals(first.payload_sha256)) {
    throw new Failure(409, { message: 'This Idempotency-Key was already used for something else.' });
  }
  return first.answer;
}

const DISCARDED = 'This sale was discarded at its machine, and is not booked any more.';

/** What is never kept, not even in a digest: a quick one can be guessed backwards. */
const SECRETS: ReadonlySet<string> = new Set([
  'passcode',
  'password',
  'confirm_password',
  'current_passcode',
  'confirm_passcode',
]);

/** The same fields in another order are the same payload, and so they are with another secret; of another record they are another one. */
function digest({ id, input }: { id: string; input: Payload }): Buffer {
  const fields: (readonly [name: string, value: unknown])[] = Object.entries(input)
    .filter(([name]) => !SECRETS.has(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  if (id !== '') fields.push(['', id.toLowerCase()]);
  return createHash('sha256').update(JSON.stringify(fields)).digest();
}
