import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Engine } from '../database';
import { openPglite } from '../engines/pglite';
import { sql } from '../sql';
import { emptyFolder } from '../testing/pgliteTemplate';
import { MIGRATIONS } from './index';
import { migrate } from './migrate';

const PLACE = MIGRATIONS.findIndex(({ name }) => name === '168_settings');
let engine: Engine;

beforeAll(async () => {
  engine = await openPglite(emptyFolder(inject('pgliteTemplate')));
  await migrate(engine, MIGRATIONS.slice(0, PLACE));
});
afterAll(() => engine.close());

it('A company that had set accounts has them in one list, and nobody has to load it again', async () => {
  await engine.query(sql`update company set ticket_account = '4000 Fares', cash_account = '1010'`);
  const [before] = await engine.query<{ version: number }>(sql`select version from company`);
  await migrate(engine, MIGRATIONS.slice(0, PLACE + 1));
  expect(await engine.query(sql`select accounts, version from company`)).toEqual([
    { accounts: 'Tickets: 4000 Fares\nCash: 1010', version: before?.version },
  ]);
});
