import { beforeAll, expect, it } from 'vitest';
import { newId, sql } from '../../db';
import { nextRows } from '../../store/search';
import { pageIn, queryOf } from '../../testing/lists';
import { inTheOffice } from '../../testing/office';
import { aBus } from '../../testing/trips';
import { parcels } from '../../testing/waybill';
import { MISSING } from '../../store/waybill/waybillRows';

/** Parcels that were carried and picked up before. */
const CARRIED = 20_000;

inTheOffice('A parcel whose bus has arrived and that nobody received', (office) => {
  const { takeIn } = parcels(office);
  const put = (path: string, body: object, by: 'ada' | 'tunde' | 'ngozi') =>
    office().call('PUT', `/api/${path}`, { by, body });
  const missing = async (by: 'ada' | 'tunde' | 'ngozi' | 'chika', fields: Record<string, string> = {}) =>
    pageIn(
      await office().call('GET', '/api/get_waybills', {
        by,
        query: queryOf({ arrival: 'missing', limit: '50', ...fields }),
      }),
    );
  let place = 0;
  /** Loads parcels onto a trip of its own vehicle, which leaves. */
  const leaves = async (count: number) => {
    const { db, company } = office();
    const bus = await aBus(db, `MIS ${(place += 1)} XA`);
    const trip = newId();
    await db.query(sql`insert into trip (id, route_id, vehicle_id, departs_at, amount_kobo, total_seats)
      values (${trip}, ${company.awkaToLagos}, ${bus}, '2026-11-21T06:00:00.000Z', 1850000, 6)`);
    const loaded = [];
    for (let one = 0; one < count; one += 1) {
      const parcel = await takeIn();
      await put(`load_parcel/${trip}`, { code: parcel.number }, 'ada');
      loaded.push(parcel);
    }
    await put(`trip_status/${trip}`, { status: 'En-route' }, 'ada');
    return { trip, loaded };
  };

  beforeAll(async () => {
    const { db, company } = office();
    await db.transaction(async (tx) => {
      // Triggers are off; the rows are valid, and checking them would take longest.
      await tx.query(sql`set local session_replication_role = replica`);
      await tx.query(sql`set local statement_timeout = 0`);
      await tx.query(sql`
        insert into waybill (id, number, sender_name, sender_number, sender_email, sender_address, receiver_name, receiver_number,
          origin_terminal_id, destination_terminal_id, book_date, description, quantity, worth_kobo, payment_method, amount_kobo,
          handling_instructions, status, booked_by, booked_at)
        select gen_random_uuid(), 'WB-' || place, 'Ada', '08034127781', '', 'Awka', 'Bola', '07061234567', ${company.awka}::uuid,
          ${company.lagos}::uuid, '2026-11-15', 'Books', 1, 0, 'Cash', 350000, 'Keep dry', 'Picked Up', ${company.people.ada}::uuid,
          '2026-11-20T08:00:00Z'::timestamptz - place * interval '1 minute'
        from generate_series(1, ${CARRIED}::int) as place`);
    });
    await db.query(sql`analyze waybill`);
  });

  it('is found at both ends and by the head office, until it is received', async () => {
    const { trip, loaded } = await leaves(2);
    const [first, second] = loaded.map(({ id }) => id);
    // It is on its way.
    expect((await missing('tunde')).ids).toEqual([]);
    await put(`trip_status/${trip}`, { status: 'Completed' }, 'tunde');
    const both = { total: 2, counts: { 'On-Transit': 2, Delivered: 0 } };
    for (const [by, direction] of [
      ['tunde', 'incoming'],
      ['ada', 'outgoing'],
    ] as const) {
      expect(await missing(by, { direction })).toMatchObject(both);
      expect((await missing(by, { direction })).ids).toEqual([second, first]);
    }
    const shown = await office().call('GET', `/api/get_waybill/${first}`, { by: 'ada' });
    expect(shown).toMatchObject({ body: { data: { status: 'On-Transit', is_missing: true } } });
    expect(await missing('ngozi')).toMatchObject(both);
    expect(await missing('tunde', { direction: 'outgoing' })).toMatchObject({ total: 0 });
    expect(await missing('chika')).toMatchObject({ total: 0 });
    await put(`receive_parcel/${trip}`, { code: loaded[0]?.number }, 'tunde');
    expect((await missing('tunde')).ids).toEqual([second]);
    // A trip that is opened again is on its way again.
    await put(`trip_status/${trip}`, { status: 'En-route', reason: 'Not here yet' }, 'ngozi');
    expect((await missing('tunde')).ids).toEqual([]);
    expect(
      await office().call('GET', '/api/get_waybills', { by: 'tunde', query: 'arrival=late' }),
    ).toMatchObject({ status: 422, body: { errors: { arrival: ['It is one of missing.'] } } });
  });

  it('or that left without a bus, is missing until it is received', async () => {
    const { id } = await takeIn();
    const { setStatus } = parcels(office);
    expect(await setStatus(id, 'On-Transit', 'ada', '')).toMatchObject({
      status: 422,
      body: { errors: { reason: ['It is not loaded onto a bus. Load it, or say how it leaves.'] } },
    });
    expect((await missing('tunde')).ids).not.toContain(id);
    expect((await setStatus(id, 'On-Transit', 'ada', 'With a taxi, phone 08034127781')).status).toBe(200);
    for (const by of ['ada', 'tunde', 'ngozi'] as const) expect((await missing(by)).ids).toContain(id);
    await setStatus(id, 'Delivered', 'tunde');
    expect((await missing('ada')).ids).not.toContain(id);
  });

  it('is found without reading the parcels that were ever carried', async () => {
    const { company, db } = office();
    const { trip } = await leaves(3);
    await put(`trip_status/${trip}`, { status: 'Completed' }, 'tunde');
    const newestFirst = {
      key: { column: sql`waybill.booked_at`, type: 'timestamptz' as const },
      isUpwards: false,
    };
    const ends = [sql`true`, sql`waybill.destination_terminal_id = ${company.lagos}`];
    for (const end of [...ends, sql`waybill.origin_terminal_id = ${company.awka}`]) {
      const list = {
        from: sql`from waybill`,
        id: sql`waybill.id`,
        condition: sql`waybill.deleted_at is null and ${MISSING}`,
        within: [end],
        order: () => [],
        sorts: {},
      };
      const plan = JSON.stringify(
        await db.query(sql`explain (analyze, format json) ${nextRows(list, newestFirst, sql`true`, 51)}`),
      );
      const read = [...plan.matchAll(/"(?:Actual Rows|Rows Removed by Filter)":\s*([\d.]+)/g)];
      expect(Math.max(...read.map(([, rows]) => Number(rows)))).toBeLessThan(50);
    }
  });
});
