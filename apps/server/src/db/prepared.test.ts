import { beforeAll, expect, it } from 'vitest';
import { type Database, prepared, sql } from './index';
import { onEveryEngine } from './testing';

onEveryEngine('A statement whose plan is kept', (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  const statementFor = (value: string | null) =>
    prepared(sql`select ${value}::text as told, ${[value]}::text[] as list`);

  it.each([
    ['Ada'],
    [null],
    [''],
    ["O'Brien; drop table ticket; --"],
    [String.raw`\\'); select 1`],
    ['Ụgọ\n$1'],
  ])('answers %j as any other does, however often it is asked', async (value) => {
    for (let time = 0; time < 7; time += 1) {
      expect(await db.query(statementFor(value))).toEqual([{ told: value, list: [value] }]);
    }
  });

  it('refuses what no text of the database can have', async () => {
    await expect(db.query(statementFor('a\0b'))).rejects.toThrow();
    expect(await db.query(statementFor('ab'))).toEqual([{ told: 'ab', list: ['ab'] }]);
  });

  it('is there after the transaction in which it was first asked was rolled back', async () => {
    const twice = prepared(sql`select 2 * ${21}::int as twice`);
    await expect(
      db.transaction(async (tx) => {
        await tx.query(twice);
        throw new Error('No');
      }),
    ).rejects.toThrow('No');
    expect(await db.query(twice)).toEqual([{ twice: 42 }]);
  });
});
