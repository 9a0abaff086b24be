import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app';
import { type Database, type Sql, sql } from '../../db';
import { openSession } from '../../store/access/session';
import { NOW, callsTo, inTheOffice } from '../../testing/office';
import { changesOfTickets } from '../../testing/ticketChanges';
import { ticketsOf } from '../../testing/tickets';
import { parcels } from '../../testing/waybill';

/** Waits until another transaction waits for this one, but at most two seconds: in PGlite no other transaction has started. */
async function blocksSomebody(tx: Sql) {
  for (let tries = 0; tries < 40; tries += 1) {
    const waiting = await tx.query(
      sql`select pid from pg_locks where not granted and transactionid = pg_current_xact_id()::xid`,
    );
    if (waiting.length > 0) return;
    await wait(50);
  }
}

inTheOffice('Erasing while somebody changes a record', (office) => {
  const PHONE = '0803 412 7781';
  const erase = () =>
    office().call('POST', '/api/erase_personal_data', { by: 'ngozi', body: { phone: PHONE } });

  /** Starts the erasure before the transaction of a call has ended. Returns the responses of both. */
  async function during(
    change: (call: ReturnType<typeof callsTo>) => ReturnType<ReturnType<typeof callsTo>>,
  ) {
    const { db, company } = office();
    let resolve: () => void = () => undefined;
    const isChanged = new Promise<void>((done) => (resolve = done));
    const slow: Database = {
      ...db,
      transaction: (work) =>
        db.transaction(async (tx) => {
          const result = await work(tx);
          resolve();
          await blocksSomebody(tx);
          return result;
        }),
    };
    const app = buildApp({ db: slow, clock: () => new Date(NOW), settings: { logLevel: 'silent' } });
    const changed = change(callsTo(app, (name) => openSession(db, company.people[name], new Date(NOW))));
    await isChanged;
    const erased = await erase();
    return { changed: await changed, erased };
  }

  const isErased = async (id: string) => {
    const rows = await office().db.query<{ is_erased: boolean }>(sql`
      select erasure_id is not null as is_erased from (select id, erasure_id from ticket union all select id, erasure_id from waybill) as record
      where id = ${id}`);
    return rows[0]?.is_erased;
  };

  beforeAll(() => changesOfTickets(office).openTill());

  it('keeps a ticket that is moved to a trip still to come', async () => {
    const { trip, sold } = ticketsOf(office);
    const { id } = await sold(await trip());
    const later = await trip({ departsAt: '2026-11-30T06:00:00.000Z' });
    office().clock.now = new Date('2026-11-24T09:00:00.000Z');
    const { changed, erased } = await during((call) =>
      changesOfTickets(() => ({ ...office(), call })).reschedule(id, { trip_id: later }),
    );
    expect(changed.status).toBe(200);
    expect(erased.text).toContain('Its trip is still to come.');
    expect(await isErased(id)).toBe(false);
    office().clock.now = new Date('2026-12-02T09:00:00.000Z');
    expect((await erase()).body).toMatchObject({ data: { tickets: 1, waybills: 0 } });
  });

  it('keeps a parcel whose pick-up is taken back', async () => {
    const id = await parcels(office).at('Picked Up');
    const { changed, erased } = await during((call) =>
      parcels(() => ({ ...office(), call })).setStatus(id, 'Delivered', 'ngozi', 'It is still here'),
    );
    expect(changed.status).toBe(200);
    expect(erased.text).toContain('It was not picked up yet.');
    expect(await isErased(id)).toBe(false);
    await parcels(office).setStatus(id, 'Picked Up', 'tunde');
    expect((await erase()).body).toMatchObject({ data: { tickets: 0, waybills: 1 } });
  });

  it('erases no record that has another phone by then', async () => {
    const id = await parcels(office).at('Picked Up');
    const { changed, erased } = await during((call) =>
      parcels(() => ({ ...office(), call })).edit(id, { sender_number: '0803 000 0001' }, 'ngozi'),
    );
    expect(changed.status).toBe(200);
    expect(erased.text).toContain('No ticket and no waybill has this phone.');
    expect(await isErased(id)).toBe(false);
  });
});
