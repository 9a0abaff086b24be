import { beforeAll, expect, it } from 'vitest';
import { searchTerms } from '@motorpark/domain';
import { FOLDED, FOLDED_PHONES, SEARCHES } from '@motorpark/domain/fixtures';
import { type Database, join, sql } from '../../db';
import { onEveryEngine } from '../../db/testing';
import { matching } from './matching';

onEveryEngine('Searching texts', (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  it.each(FOLDED)('%j is searched as %j', async (text, folded) => {
    expect(await db.query(sql`select search_text(${text}::text) as folded`)).toEqual([{ folded }]);
  });

  it.each(FOLDED_PHONES)('the phone number %s is searched as %s', async (phone, folded) => {
    expect(await db.query(sql`select search_phone(${phone}::text) as folded`)).toEqual([{ folded }]);
  });

  it.each(SEARCHES)('of the row %o, %j: found is %s', async (row, typed, isFound) => {
    const parts = [
      ...row.texts.map((text) => sql`search_text(${text}::text)`),
      ...row.phones.map((phone) => sql`search_phone(${phone}::text)`),
      ...row.codes.flatMap((code) => [
        sql`search_text(${code}::text)`,
        sql`replace(search_text(${code}::text), ' ', '')`,
      ]),
    ];
    const search = sql`array_to_string(array[${join(parts, ', ')}], e'\n')`;
    for (const digits of [{}, { digits: sql`search_digits(${search})` }]) {
      const condition = (await matching(db, { search, names: [], ...digits }, typed)) ?? sql`true`;
      expect(await db.query(sql`select ${condition} as found`)).toEqual([{ found: isFound }]);
    }
  });

  it('whoever looks for many words at once gets an answer', () => {
    expect(searchTerms('a1 b2 c3 d4 e5 f6 g7 h8 i9 j10 k11 l12 m13 n14')).toHaveLength(1);
  });
});
