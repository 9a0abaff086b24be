import { beforeAll, expect, it } from 'vitest';
import { HOSTILE_VALUES } from '../testing/calls/hostile';
import { sqlState } from './errors';
import { type Database, sql } from './index';
import { onEveryEngine } from './testing';

/** Literals of each type, and their parsed values on both engines. */
const READ: readonly (readonly [literal: string, value: unknown])[] = [
  [`true`, true],
  [`2::int2`, 2],
  [`2`, 2],
  [`9007199254740991::int8`, 9007199254740991],
  [`-9007199254740991::int8`, -9007199254740991],
  [`count(*)`, 1],
  [`1.50::numeric`, '1.50'],
  [`0.5::float8`, 0.5],
  [`date '2026-11-21'`, '2026-11-21'],
  [`timestamptz '2026-11-21 07:00+01'`, '2026-11-21T06:00:00.000Z'],
  [`timestamptz '2026-11-21 07:00:00.125+01'`, '2026-11-21T06:00:00.125Z'],
  [`timestamptz 'infinity'`, 'infinity'],
  [`timestamp '2026-11-21 07:00'`, '2026-11-21 07:00:00'],
  [`'019aa000-0000-7000-8000-000000000000'::uuid`, '019aa000-0000-7000-8000-000000000000'],
  [`'Awka'::varchar`, 'Awka'],
  [`'{"seats": [1, 2]}'::jsonb`, { seats: [1, 2] }],
  [`'{"seats": [1, 2]}'::json`, { seats: [1, 2] }],
  [`'\\x00ff'::bytea`, Buffer.from([0, 255])],
  [`null::date`, null],
  [`array[1, null, 3]`, [1, null, 3]],
  [`array[]::int[]`, []],
  [`array[[1, 2], [3, 4]]`, [[1, 2], [3, 4]]], // oxfmt-ignore
  [`array['a b', 'it''s "so"', 'NULL', '', null, 'back\\slash', '{},']`, ['a b', `it's "so"`, 'NULL', '', null, 'back\\slash', '{},']], // oxfmt-ignore
  [`array[date '2026-11-21']`, ['2026-11-21']],
  [`array[timestamptz '2026-11-21 07:00+01']`, ['2026-11-21T06:00:00.000Z']],
  [`array[9007199254740991::int8]`, [9007199254740991]],
];

/** Values that are sent, their type, and the value that is returned. */
const SENT: readonly (readonly [value: unknown, type: string, back: unknown])[] = [
  ['Ọlá "quoted" \\ ₦', 'text', 'Ọlá "quoted" \\ ₦'],
  [null, 'text', null],
  [12, 'int', 12],
  [9007199254740991, 'bigint', 9007199254740991],
  [12n, 'bigint', 12],
  ['12.30', 'numeric', '12.30'],
  [false, 'boolean', false],
  [new Date('2026-11-21T06:00:00.125Z'), 'timestamptz', '2026-11-21T06:00:00.125Z'],
  ['2026-11-21T07:00:00+01:00', 'timestamptz', '2026-11-21T06:00:00.000Z'],
  ['1990-05-17', 'date', '1990-05-17'],
  [new Uint8Array([0, 92, 255]), 'bytea', Buffer.from([0, 92, 255])],
  [{ a: ['x', 1, null] }, 'jsonb', { a: ['x', 1, null] }],
  [JSON.stringify(['x', 1]), 'jsonb', ['x', 1]],
  [[1, 2, null], 'int[]', [1, 2, null]],
  [[], 'int[]', []],
  [['a,b', '{"c"}', '\\', '', 'NULL', null], 'text[]', ['a,b', '{"c"}', '\\', '', 'NULL', null]],
];

onEveryEngine('Values', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  it('come back as they are promised', async () => {
    for (const [literal, value] of READ) {
      const [row] = await database.query<{ value: unknown }>({
        text: `select ${literal} as value`,
        values: [],
      });
      expect(row, literal).toEqual({ value });
    }
  });

  it('arrive as they were sent', async () => {
    for (const [value, type, back] of SENT) {
      const { text } = sql`select $1::`;
      const [row] = await database.query<{ value: unknown }>({
        text: `${text}${type} as value`,
        values: [value],
      });
      expect(row, `${String(value)} as ${type}`).toEqual({ value: back });
    }
  });

  it('of any strangeness stay what they are as texts; only a zero byte is refused', async () => {
    for (const value of HOSTILE_VALUES.filter((each) => typeof each === 'string')) {
      // Not as the first character, where PGlite drops a byte order mark: no text of the server begins with one.
      const text = `The ${value}`;
      const back = await database
        .query<{ value: string; values: string[] }>(
          sql`select ${text}::text as value, ${[text]}::text[] as values`,
        )
        .catch(sqlState);
      const kept = Buffer.from(text).toString();
      expect(back).toEqual(text.includes('\0') ? '22021' : [{ value: kept, values: [kept] }]);
    }
  });

  it.each(['jsonb', 'int', 'bigint', 'numeric', 'timestamptz', 'date', 'uuid', 'boolean', 'int[]'])(
    'of any strangeness are what they are as %s, or are refused and break nothing',
    async (type) => {
      const read = (value: unknown) =>
        database.query<{ value: unknown }>({ text: `select $1::${type} as value`, values: [value] });
      const sent = (value: unknown) => (type === 'jsonb' ? JSON.stringify(value) : value);
      for (const value of HOSTILE_VALUES.filter((each) => each !== undefined)) {
        const first = await read(sent(value)).catch(() => []);
        for (const row of first) expect(await read(sent(row.value))).toEqual([row]);
        expect(await database.query(sql`select 1 as still_here`)).toEqual([{ still_here: 1 }]);
      }
    },
  );

  it('never lose a digit: a whole number too big for one is an error', async () => {
    await expect(database.query(sql`select 9007199254740993::int8`)).rejects.toThrow(
      '9007199254740993 is too big',
    );
    expect(await database.query(sql`select 1 as still_here`)).toEqual([{ still_here: 1 }]);
  });

  it('are refused before they are sent where they are no values', async () => {
    await expect(database.query(sql`select ${Number.NaN}::int`)).rejects.toThrow('no number');
    await expect(database.query(sql`select ${() => 1}::int`)).rejects.toThrow('type function');
  });
});
