import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Engine } from '../database';
import { openPglite } from '../engines/pglite';
import { newId } from '../newId';
import { sql } from '../sql';
import { emptyFolder } from '../testing/pgliteTemplate';
import { MIGRATIONS } from './index';
import { migrate } from './migrate';

const PLACE = MIGRATIONS.findIndex(({ name }) => name === '167_unbanked_drops');
const AT = '2026-11-21T09:00:00.000Z';
let engine: Engine;

beforeAll(async () => {
  engine = await openPglite(emptyFolder(inject('pgliteTemplate')));
  await migrate(engine, MIGRATIONS.slice(0, PLACE));
});
afterAll(() => engine.close());

it('Of the drops of before, those wait for the bank that were neither banked nor taken back, or whose deposit was taken back', async () => {
  const [person, terminal, shift] = [newId(), newId(), newId()];
  const [waits, banked, takenBack, waitsAgain] = [newId(), newId(), newId(), newId()];
  const [standing, returned] = [newId(), newId()];
  await engine.query(sql`insert into terminal (id, name, address, city, state)
    values (${terminal}, 'Awka', '1 Zik Avenue', 'Awka', 'Anambra')`);
  await engine.query(sql`insert into person (id, name, email, passcode_hash, role)
    values (${person}, 'Ngozi Eze', 'ngozi@company.example', 'x', 'super_admin')`);
  await engine.query(sql`insert into shift (id, person_id, terminal_id, counter, opened_at, float_kobo)
    values (${shift}, ${person}, ${terminal}, 'Counter 1', ${AT}, 0)`);
  await engine.query(sql`insert into cash_drop (id, shift_id, amount_kobo, note, at)
    select id, ${shift}, 100, 'To the bank', ${AT} from unnest(${[waits, banked, takenBack, waitsAgain]}::uuid[]) as id`);
  await engine.query(sql`insert into cash_drop_return (id, drop_id, reason, person_id, at)
    values (${newId()}, ${takenBack}, 'Typed wrong', ${person}, ${AT})`);
  await engine.query(sql`insert into cash_banking (id, drop_id, slip, person_id, at)
    values (${standing}, ${banked}, '4471', ${person}, ${AT}), (${returned}, ${waitsAgain}, '4472', ${person}, ${AT})`);
  await engine.query(sql`insert into cash_deposit_return (id, banking_id, reason, person_id, at)
    values (${newId()}, ${returned}, 'Another slip', ${person}, ${AT})`);
  await migrate(engine, MIGRATIONS.slice(0, PLACE + 1));
  const found = await engine.query<{ drop_id: string }>(sql`select drop_id from unbanked_drop`);
  expect(found.map(({ drop_id: id }) => id).toSorted()).toEqual([waits, waitsAgain].toSorted());
});
