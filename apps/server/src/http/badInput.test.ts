import { CALLS, type CallName } from '@motorpark/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Database, name as named, sql } from '../db';
import { NO_FORM } from '../testing/badInput/badForm';
import { BAD_FORMS } from '../testing/badInput/forms';
import { badId, badValue, badVersion } from '../testing/badInput/values';
import { CALL_CASES, type Ready } from '../testing/calls';
import { make, makerOf } from '../testing/calls/making';
import { type Answer, inTheOffice } from '../testing/office';
import { rounds } from '../testing/rounds';
import { type Payload, readJson } from '../request/payload';

/** Runs per call. A failure prints the seed and the smallest input that still fails. */
const RUNS = rounds(10);
const SEED = 20_261_121;

const NAMES = Object.keys(CALLS).filter((name): name is CallName => name in CALLS);
const WRITING = NAMES.filter((name) => CALLS[name].method !== 'GET');

let place = 0;

/** An invalid change of a payload, and the fields that must report it; none if the id is unknown. */
interface Bad {
  change: Payload;
  id?: string;
  faults: readonly string[];
}

/** Fields that become invalid along with another one, because they repeat it or are compared with it. */
const FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  password: ['confirm_password'],
  passcode: ['confirm_passcode'],
  original_terminal: ['destination_terminal'],
};

/** Returns a payload as it arrives: JSON has no NaN and leaves out undefined values. */
const asSent = (payload: Payload): Payload => readJson(JSON.stringify(payload));

function badInputOf(name: CallName, { fields = {} }: Ready): fc.Arbitrary<Bad> {
  const form = BAD_FORMS[name] ?? NO_FORM;
  const kinds: fc.Arbitrary<Bad>[] = [];
  if (form.fields.length > 0) {
    const filled = fc
      .uniqueArray(fc.tuple(fc.constantFrom(...form.fields), badValue), {
        minLength: 1,
        maxLength: 3,
        selector: ([field]) => field,
      })
      .map((pairs) => Object.fromEntries(pairs))
      .map((change) => ({ change, faults: form.faults(asSent({ ...fields, ...change })) }))
      .filter(({ faults }) => faults.length > 0);
    kinds.push(filled, filled, filled);
  }
  if (CALLS[name].isPublic !== true) {
    kinds.push(badVersion.map((version) => ({ change: { version }, faults: ['version'] })));
  }
  if (CALLS[name].path.includes('{id}')) kinds.push(badId.map((id) => ({ change: {}, id, faults: [] })));
  return fc.oneof(...kinds);
}

function errorsOf({ body }: Answer): string[] {
  if (typeof body !== 'object' || body === null || !('errors' in body)) return [];
  const { errors } = body;
  return typeof errors === 'object' && errors !== null ? Object.keys(errors) : [];
}

function expectRefused({ change, id, faults }: Bad, answer: Answer) {
  const { status, headers } = answer;
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  if (id !== undefined) return expect(status).toBe(404);
  const errors = errorsOf(answer);
  expect(status).toBe(422);
  for (const fault of faults) expect(errors).toContain(fault);
  const sent = Object.keys(change);
  const mayBeWrong = sent.concat(sent.flatMap((field) => FOLLOWS[field] ?? []));
  for (const field of errors) expect(mayBeWrong).toContain(field);
}

/** Returns a hash of the content of every table. */
async function everything(db: Database): Promise<Record<string, string>> {
  const tables = await db.query<{ table_name: string }>(sql`
    select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`);
  const hashes = tables.map(
    ({ table_name: table }) => sql`
      select ${table}::text as held, md5(coalesce(string_agg(one::text, '|' order by one::text), '')) as hash
      from ${named(table)} as one`,
  );
  const rows = await db.query<{ held: string; hash: string }>(
    hashes.reduce((before, next) => sql`${before} union all ${next}`),
  );
  return Object.fromEntries(rows.map(({ held, hash }) => [held, hash]));
}

it('Forms are those of calls that write', () => {
  expect(WRITING).toEqual(expect.arrayContaining(Object.keys(BAD_FORMS)));
});

inTheOffice('Bad input', (office) => {
  describe.each(WRITING)('to %s', (name) => {
    it('is refused in JSON at its field, and changes nothing', async () => {
      const { db, tokenOf } = office();
      const made = await CALL_CASES[name].well(office(), (place += 1));
      const { by } = makerOf(name);
      const caller = by ? { token: await tokenOf(by) } : {};
      const before = await everything(db);
      await fc.assert(
        fc.asyncProperty(badInputOf(name, made), async (bad) => {
          const sent = { ...made, ...(bad.id !== undefined && { id: bad.id }) };
          const fields = { ...made.fields, ...bad.change };
          expectRefused(bad, await make(office(), name, { ...sent, fields }, caller));
        }),
        { seed: SEED, numRuns: RUNS },
      );
      expect(await everything(db)).toEqual(before);
    });
  });
});
