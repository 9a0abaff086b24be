import { expect, inject, it, onTestFinished } from 'vitest';
import type { Engine } from '../database';
import { openPglite } from '../engines/pglite';
import { newId } from '../newId';
import { sql } from '../sql';
import { copyPgliteTemplate } from '../testing/pgliteTemplate';
import { migrate } from './migrate';

/** The schema as it was while a vehicle was found by its plate of today alone. */
async function goBackBeforeFormerPlates(engine: Engine) {
  for (const undo of [
    sql`drop function vehicle_keeps_its_former_numbers cascade`,
    sql`alter table vehicle drop column search, drop column search_name, drop column former_numbers`,
    sql`alter table vehicle add column search text, add column search_name text`,
    sql`delete from schema_migrations where name = '075_former_plates'`,
  ]) {
    await engine.query(undo);
  }
}

it('Vehicles from before are found by the plates that the history of who did what has of them', async () => {
  const engine = await openPglite(copyPgliteTemplate(inject('pgliteTemplate')));
  onTestFinished(() => engine.close());
  await goBackBeforeFormerPlates(engine);
  const [changed, same] = [newId(), newId()];
  for (const [id, plate] of [
    [changed, 'KJA 11 AA'],
    [same, 'ABC 123 XY'],
  ]) {
    await engine.query(sql`insert into vehicle (id, vehicle_number, vehicle_type, seat_count)
      values (${id}, ${plate}, 'Bus', 14)`);
  }
  const events = [
    [changed, '{"vehicle_number": "anb 482 xa"}', '2026-01-01T08:00:00Z'],
    [changed, '{"vehicle_number": "LSR 117 YB"}', '2026-02-01T08:00:00Z'],
    [changed, '{"vehicle_number": "kja-11-aa"}', '2026-03-01T08:00:00Z'],
    [changed, '{"vehicle_seat_number": 12}', '2026-04-01T08:00:00Z'],
    [same, '{"vehicle_number": "ABC-123-XY"}', '2026-01-01T08:00:00Z'],
  ];
  for (const [id, before, at] of events) {
    await engine.query(sql`insert into audit_event (id, at, kind, target_kind, target_id, before)
      values (${newId()}, ${at}, 'edited', 'vehicle', ${id}, ${before}::jsonb)`);
  }
  await migrate(engine);
  expect(
    await engine.query(
      sql`select former_numbers, version, search_name from vehicle order by vehicle_number desc`,
    ),
  ).toEqual([
    {
      former_numbers: 'ANB 482 XA\nLSR 117 YB',
      version: 1,
      search_name: 'kja 11 aa\nkja11aa\nanb 482 xa|lsr 117 yb\nanb482xa|lsr117yb',
    },
    { former_numbers: '', version: 1, search_name: 'abc 123 xy\nabc123xy\n\n' },
  ]);
});
