import { expect, inject, it, onTestFinished } from 'vitest';
import { openPglite } from '../engines/pglite';
import { newId } from '../newId';
import { sql } from '../sql';
import { aDeparture } from '../testing/booking';
import { copyPgliteTemplate } from '../testing/pgliteTemplate';
import { migrate } from './migrate';

it('Parcels that were delivered before wait since their last delivery; others wait for nobody', async () => {
  const engine = await openPglite(copyPgliteTemplate(inject('pgliteTemplate')));
  onTestFinished(() => engine.close());
  for (const undo of [
    sql`drop function waybill_waits_no_more cascade`,
    sql`drop function delivered_waybill_waits cascade`,
    sql`alter table waybill drop column waits_since`,
    sql`delete from schema_migrations where name = '077_waiting_parcels'`,
  ]) {
    await engine.query(undo);
  }
  const { terminalId, personId } = await aDeparture({ transaction: (work) => engine.attempt(work) });
  const parcel = async (status: string, deliveries: readonly string[]) => {
    const id = newId();
    await engine.query(sql`
      insert into waybill (id, number, sender_name, sender_number, sender_email, sender_address, receiver_name, receiver_number,
        origin_terminal_id, destination_terminal_id, book_date, description, quantity, worth_kobo, payment_method, amount_kobo,
        handling_instructions, status, booked_by)
      select ${id}::uuid, ${id}::text, 'Ada', '08034127781', '', 'Awka', 'Bola', '07061234567', ${terminalId}::uuid, terminal.id,
        '2026-11-15', 'Books', 1, 0, 'Cash', 350000, 'Keep dry', ${status}::text, ${personId}::uuid
      from terminal where terminal.id <> ${terminalId}::uuid limit 1`);
    for (const at of deliveries) {
      await engine.query(sql`
        insert into change (id, waybill_id, kind, from_status, to_status, person_id, at)
        values (${newId()}, ${id}, 'status', 'On-Transit', 'Delivered', ${personId}, ${at})`);
    }
    return id;
  };
  const waiting = await parcel('Delivered', ['2026-11-16T07:00:00.000Z', '2026-11-17T07:00:00.000Z']);
  const fetched = await parcel('Picked Up', ['2026-11-16T07:00:00.000Z']);
  const unknown = await parcel('Delivered', []);
  await migrate(engine);
  const since = async (id: string) =>
    (
      await engine.query<{ waits_since: string | null }>(
        sql`select waits_since from waybill where id = ${id}`,
      )
    )[0]?.waits_since;
  expect(await since(waiting)).toBe('2026-11-17T07:00:00.000Z');
  expect(await since(fetched)).toBeNull();
  expect(await since(unknown)).toBeNull();
});
