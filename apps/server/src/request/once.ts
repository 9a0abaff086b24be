import { createHash } from 'node:crypto';
import type { AnswerOf, CALLS, CallName } from '@motorpark/contract';
import { columns, computed, type Transaction, prepared, sql } from '../db';
import type { PersonContext } from './call';
import { Failure } from './failure';
import type { Payload } from './payload';

/**
 * Runs `work` in one transaction, and exactly once per retry key: a repeat with the same payload on the same record returns the first response. The key is
 * inserted first, so that a repeat waits for a call in progress. If `work` fails, the key is rolled back and can be used again. `onReuse` decides the
 * response if the key was used before; without it, use by another call or payload is a 409.
 */
export function once<Answer>(
  context: PersonContext,
  work: (tx: Transaction) => Promise<Answer>,
  onReuse?: (first: FirstAnswer) => Answer,
): Promise<Answer> {
  const { db, retryKey } = context;
  return db.transaction(async (tx) => {
    if (retryKey === undefined) return work(tx);
    const key = { ...context, key: retryKey, payload: digest(context) };
    if (!(await claim(tx, key))) return firstAnswer(tx, key, onReuse);
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

async function claim(tx: Transaction, { person, key, call, payload, now }: Key): Promise<boolean> {
  const rows = await tx.query(
    prepared(sql`
    insert into retry_key (person_id, key, call, payload_sha256, created_at)
    values (${person.id}, ${key}, ${call}, ${payload}, ${now})
    on conflict (person_id, key) do nothing returning key`),
  );
  return rows.length > 0;
}

/** The call that a retry key was used for, and its response. */
export type FirstAnswer = {
  [Name in CallName]: { call: Name; answer: AnswerOf<(typeof CALLS)[Name]> };
}[CallName];

async function firstAnswer<Answer>(
  tx: Transaction,
  { person, key, call, payload }: Key,
  onReuse?: (first: FirstAnswer) => Answer,
): Promise<Answer> {
  const from = sql`from retry_key where person_id = ${person.id} and key = ${key}`;
  if (onReuse) {
    const [used] = await tx.query(sql`select ${STORED} ${from}`);
    if (used) return onReuse(used);
  }
  const [first] = await tx.query(sql`
    select ${columns('retry_key.call', 'retry_key.payload_sha256')}, ${computed<{ answer: Answer }>({ answer: sql`answer` })} ${from}`);
  if (first?.call === 'discardSale' && call !== 'discardSale') throw new Failure(409, { message: DISCARDED });
  if (!first || first.call !== call || !payload.equals(first.payload_sha256)) {
    throw new Failure(409, { message: 'This Idempotency-Key was already used for something else.' });
  }
  return first.answer;
}

const STORED = computed<FirstAnswer>({ call: sql`call`, answer: sql`answer` });

const DISCARDED = 'This sale was discarded at its computer, and is not booked any more.';

/** Fields left out of the digest: a fast digest of a secret can be brute-forced, and an answer to a question makes no other request of it. */
const UNCOUNTED: ReadonlySet<string> = new Set([
  'confirmed',
  'passcode',
  'password',
  'confirm_password',
  'current_passcode',
  'confirm_passcode',
]);

/** Hashes the payload and the record's id. The order of fields and the values of secrets do not count. */
function digest({ id, input }: { id: string; input: Payload }): Buffer {
  const fields: (readonly [name: string, value: unknown])[] = Object.entries(input)
    .filter(([name]) => !UNCOUNTED.has(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  if (id !== '') fields.push(['', id.toLowerCase()]);
  return createHash('sha256').update(JSON.stringify(fields)).digest();
}
