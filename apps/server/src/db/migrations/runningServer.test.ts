import { expect, it } from 'vitest';
import { aBooking } from '../../testing/booking';
import { aTrip } from '../../testing/company';
import { inEachOffice, textAt } from '../../testing/office';
import { parcels } from '../../testing/waybill';
import { verify } from '../../verify/verify';
import { sql } from '../index';

inEachOffice('A server that runs while the next version adds to the schema', (office) => {
  /** Makes typical calls; after the first run, their statements are prepared. */
  async function work() {
    const { call, db, company } = office();
    const trip = await aTrip(db, company);
    const sold = await call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(trip) });
    const ticket = textAt(sold.body, 'data', 'id');
    const other = aBooking(trip, { traveler_name: 'Chinedu Okoro' });
    const { takeIn, setStatus } = parcels(office);
    const { id: waybill } = await takeIn();
    const answers = [
      sold,
      await call('PUT', `/api/edit_ticket/${ticket}`, { by: 'ada', body: other }),
      await call('POST', `/api/print_ticket/${ticket}`, { by: 'ada', body: { receipt: 'customer' } }),
      await call('PUT', `/api/ticket_status/${ticket}`, { by: 'ada', body: { status: 'Boarded' } }),
      await setStatus(waybill, 'On-Transit', 'ada'),
      await call('GET', '/api/get_all_tickets', { by: 'ada' }),
      await call('GET', '/api/get_waybills', { by: 'ada', query: 'q=ada' }),
      await call('GET', `/api/get_ticket/${ticket}`, { by: 'ada' }),
      await call('GET', '/api/get_company', { by: 'ngozi' }),
      await call('GET', '/api/get_audit', { by: 'ngozi' }),
    ];
    return answers.map(({ status }) => status);
  }

  it('goes on with all that it did, and its seals hold', async () => {
    const { db } = office();
    for (let time = 0; time < 6; time += 1) expect(await work()).toEqual(Array(10).fill(200));
    const tables = await db.query<{ name: string }>(sql`
      select tablename::text as name from pg_tables where schemaname = 'public' and tablename <> 'seal' and tablename <> 'seal_head'`);
    for (const { name } of tables) {
      await db.query({ text: `alter table "${name}" add column added_by_the_next_version text`, values: [] });
    }
    for (let time = 0; time < 2; time += 1) expect(await work()).toEqual(Array(10).fill(200));
    expect(await verify(db)).toMatchObject({ broken: [], more: 0 });
  });
});
