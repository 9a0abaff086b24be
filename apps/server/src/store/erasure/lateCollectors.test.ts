import { beforeAll, expect, it } from 'vitest';
import { Due } from '../../clock';
import { sql } from '../../db';
import { type Office, inEachOffice, inTheOffice } from '../../testing/office';
import { rowsRead } from '../../testing/rowsRead';
import { parcels } from '../../testing/waybill';
import { after } from '../../verify/testing';
import { verify } from '../../verify/verify';
import { eraseDue, lateCollectors } from './eraseDue';

const NAMES = ['Bola Ade', '07061234567', '0706 123 4567', 'NIN slip'];

/** Parcels that are erased on some days. */
function erasures(office: () => Office) {
  const { at, setStatus, get } = parcels(office);
  const onDay = (day: string) => (office().clock.now = new Date(`${day}T09:00:00.000Z`));
  const eraseOn = (day: string) => eraseDue(office().db, new Due(onDay(day)));
  const history = async (id: string) => (await get(id, 'ngozi')).text;
  const collectorOf = async (id: string) => {
    const [entry] = await office().db.query<{ fields: unknown }>(
      sql`select fields from change where waybill_id = ${id} and kind = 'edited' order by at desc`,
    );
    return entry?.fields;
  };
  const isSound = async () => expect(await verify(office().db)).toMatchObject({ broken: [], more: 0 });

  beforeAll(() => office().db.query(sql`update company set retention_months = 12`));

  return { at, setStatus, get, onDay, eraseOn, history, collectorOf, isSound };
}

inEachOffice('Somebody who picked an erased parcel up', (office) => {
  const { at, setStatus, onDay, eraseOn, isSound } = erasures(office);

  it('is erased once, however many processes look at once', async () => {
    onDay('2031-01-01');
    const ids: string[] = [];
    for (let one = 0; one < 5; one += 1) ids.push(await at('Delivered'));
    expect(await eraseOn('2032-02-01')).toBe(5);
    for (const id of ids) await setStatus(id, 'Picked Up', 'tunde');
    const now = new Due(onDay('2033-03-01'));
    const counts = await Promise.all([1, 2, 3].map(() => eraseDue(office().db, now, { page: 2 })));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5);
    await isSound();
  });

  it('cannot be made unknown by anything but an erasure: verify names the entry', async () => {
    const { db } = office();
    onDay('2033-06-01');
    const id = await at('Delivered');
    await eraseOn('2034-07-01');
    onDay('2034-07-02');
    await setStatus(id, 'Picked Up', 'tunde');
    const hide = sql`
      update change set fields = erased_fields(fields), personal_salt = null, personal_sha256 = personal_hash('change', to_jsonb(change))
      where waybill_id = ${id} and kind = 'edited'`;
    const report = await after(db, (tx) => tx.query(hide));
    expect(report.broken).toMatchObject([
      { table: 'change', what: 'is not erased as an erasure says: it was changed, or the erasure was' },
    ]);
    expect(await eraseOn('2035-08-01')).toBe(1);
    await isSound();
  });
});

inTheOffice('Who picks a parcel up after its waybill was erased', (office) => {
  const { at, setStatus, get, onDay, eraseOn, history, collectorOf, isSound } = erasures(office);

  it('is known for the months of the rule since then, and no longer', async () => {
    onDay('2026-11-21');
    const id = await at('Delivered');
    expect(await eraseOn('2027-11-22')).toBe(1);
    onDay('2027-12-01');
    expect((await setStatus(id, 'Picked Up', 'tunde')).status).toBe(200);
    expect(await eraseOn('2028-11-30')).toBe(0);
    expect(await history(id)).toContain('NIN slip 4417');
    expect(await eraseOn('2028-12-02')).toBe(1);
    const left = await get(id, 'ngozi');
    for (const name of NAMES) expect(left.text).not.toContain(name);
    expect(left.body).toMatchObject({ data: { erased: { at: '2027-11-22T09:00:00.000Z' } } });
    expect(await collectorOf(id)).toEqual([
      { field: 'Collected by', from: 'Erased', to: 'Erased' },
      { field: 'Collector phone', from: 'Erased', to: 'Erased' },
      { field: 'Identification', from: 'Erased', to: 'Erased' },
    ]);
    expect(await eraseOn('2028-12-02')).toBe(0);
    await isSound();
  });

  it('is erased so long after the first time, if a parcel is handed over again and again after an erasure on request', async () => {
    onDay('2029-01-01');
    const id = await at('Picked Up');
    onDay('2029-01-02');
    const body = { phone: '0803 412 7781' };
    const erased = await office().call('POST', '/api/erase_personal_data', { by: 'ngozi', body });
    expect(erased.body).toMatchObject({ data: { waybills: 1 } });
    for (const day of ['2029-01-03', '2029-02-03']) {
      onDay(day);
      expect((await setStatus(id, 'Delivered', 'ngozi', 'It is still here')).status).toBe(200);
      expect((await setStatus(id, 'Picked Up', 'ngozi')).status).toBe(200);
    }
    expect(await eraseOn('2030-01-02')).toBe(0);
    expect(await history(id)).toContain('NIN slip 4417');
    expect(await eraseOn('2030-01-04')).toBe(1);
    expect(await history(id)).not.toContain('NIN slip 4417');
    await isSound();
  });

  it('is found without reading who picked other parcels up, however many those are', async () => {
    const { db } = office();
    onDay('2036-01-01');
    const id = await at('Delivered');
    await eraseOn('2037-02-01');
    await setStatus(id, 'Picked Up', 'tunde');
    await db.transaction(async (tx) => {
      await tx.query(sql`set local motorpark.chain to ''`);
      // One erased long ago and one not due yet, again and again.
      await tx.query(sql`
        insert into change (id, waybill_id, kind, fields, personal_salt, personal_sha256, person_id, at)
        select gen_random_uuid(), waybill_id, 'edited', fields, case when place % 2 = 0 then gen_random_uuid() end,
          case when place % 2 = 1 then sha256('x') end, person_id,
          timestamptz '2037-06-01T09:00:00Z' + place * case when place % 2 = 0 then 1 else -1 end * interval '1 hour'
        from change, generate_series(1, 20000) as place
        where waybill_id = ${id} and fields @> '[{"field": "Collected by"}]'`);
    });
    await db.query(sql`analyze change`);
    expect(await rowsRead(db, lateCollectors(new Date('2037-03-01'), 100))).toBe(1);
  });
});
