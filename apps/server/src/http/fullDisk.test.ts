import { afterAll, expect, it } from 'vitest';
import { newId, sql } from '../db';
import { inEachOffice } from '../testing/office';
import { aWaybill } from '../testing/waybill';

/** Error codes of PostgreSQL for a full disk and for a read-only database. */
const UNWRITABLE = ['53100', '25006'] as const;

inEachOffice('Where the database can write nothing', (office) => {
  const free = async () => {
    await office().db.query(sql`drop trigger if exists no_room on waybill`);
    await office().db.query(sql`drop function if exists no_room`);
  };
  const fill = async (state: string) => {
    const text = `create function no_room() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file' using errcode = '${state}'; end $$`;
    await office().db.query({ text, values: [] });
    await office().db.query(sql`create trigger no_room before insert on waybill execute function no_room()`);
  };
  const takeIn = (key: string) =>
    office().call('POST', '/api/create_waybills', {
      by: 'ada',
      body: aWaybill(office().company),
      headers: { 'idempotency-key': key },
    });
  const stored = async () => (await office().db.query(sql`select from waybill`)).length;
  afterAll(free);

  it.each(UNWRITABLE)(
    'a sale is told so in words (%s), and the same one is done once when there is room again',
    async (state) => {
      const [before, key] = [await stored(), newId()];
      await fill(state);
      const refused = await takeIn(key);
      expect(refused).toMatchObject({
        status: 503,
        body: {
          message:
            'The server can save nothing: its disk is full, or may not be written. Nothing was done. Please tell whoever looks after it.',
        },
      });
      expect(refused.headers['retry-after']).toBe('60');
      await free();
      expect((await takeIn(key)).status).toBe(200);
      expect((await takeIn(key)).status).toBe(200);
      expect(await stored()).toBe(before + 1);
    },
  );

  it('monitoring hears of it, while what is stored can still be read; the log says it once', async () => {
    await fill('53100');
    await takeIn(newId());
    await free();
    for (const _ of [1, 2, 3])
      expect(await office().call('GET', '/readyz')).toMatchObject({
        status: 200,
        body: { status: 'ready', disk: 'full' },
      });
    expect(office().db.load().isDiskFull).toBe(true);
    expect(office().log.filter((line) => line.includes('"disk":"full"'))).toHaveLength(1);
    expect((await office().call('GET', '/api/get_waybills', { by: 'ada' })).status).toBe(200);
  });
});
