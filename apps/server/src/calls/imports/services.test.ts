import { expect, it } from 'vitest';
import { sql } from '../../db';
import { inBase64 } from '../../testing/files';
import { inTheOffice, textAt } from '../../testing/office';

const by = 'ngozi';

inTheOffice('A file of services', (office) => {
  const HEAD = 'Route,Departure,Days,Vehicle type,Seats,Fare,First day,Last day,Not on,Also on';
  const send = (path: string, rows: readonly string[], more: object = {}) =>
    office().call('POST', `/api/${path}`, {
      by,
      body: { list: 'services', file: inBase64([HEAD, ...rows].join('\n')), updates: true, ...more },
    });

  it('is previewed as it will be stored: days in words, names as on record, times of a spreadsheet', async () => {
    const row = 'awka-lagos,1:05:00 PM,mon - fri,coach bus,014,18500,22/11/26,31/12/26,25/12/26,';
    expect(await send('preview_import', [row])).toMatchObject({
      body: {
        data: {
          new: 1,
          question_count: 0,
          mistakes: [],
          first: {
            rows: [
              [
                'Awka - Lagos',
                '01:05 PM',
                'Monday to Friday',
                'Coach Bus',
                '14',
                '₦18,500.00',
                '22 Nov 2026',
                '31 Dec 2026',
                '25 Dec 2026',
                '',
              ],
            ],
          },
        },
      },
    });
    expect(await office().db.query(sql`select from service`)).toEqual([]);
    expect(await send('import_records', [row])).toMatchObject({
      status: 200,
      body: { data: { imported: 1 } },
    });
    expect(await send('import_records', [row.replace('1:05:00 PM', '13:05:00')])).toMatchObject({
      body: { data: { imported: 0, same: 1 } },
    });
  });

  it('is asked about where it plans a departure again, and where its first day has passed', async () => {
    const rows = [
      'Awka - Lagos,13:05,Daily,Bus,14,18500,23 Nov 2026,,,',
      'Awka - Lagos,14:05,Daily,Bus,14,18500,12/5/26,,,',
      'Awka - Lagos,14:05,Sat,Bus,14,18500,22 Nov 2026,,,',
    ];
    expect(await send('preview_import', rows)).toMatchObject({
      body: {
        data: {
          new: 0,
          wrong: 3,
          question_count: 3,
          mistake_count: 3,
          mistakes: [
            {
              row: 2,
              column: 'Departure',
              value: '13:05',
              message:
                'This route has another service at 01:05 PM, Monday to Friday from 22 Nov 2026. Two buses would leave on 23 Nov 2026, 24 Nov 2026, 25 Nov 2026 and later.',
            },
            {
              row: 3,
              column: 'First day',
              value: '12/5/26',
              message: 'The first day, 12 May 2026, has passed. Trips are made from 21 Nov 2026 on.',
            },
            { row: 4, column: 'Departure' },
          ],
        },
      },
    });
    expect(await send('import_records', rows)).toMatchObject({
      status: 422,
      body: { errors: { file: ['Nothing was imported: 3 rows of 3 have mistakes.'] } },
    });
    const confirmed = { confirmed: true };
    expect(await send('preview_import', rows, confirmed)).toMatchObject({
      body: { data: { new: 3, mistake_count: 0, question_count: 0 } },
    });
    expect(await send('import_records', rows, confirmed)).toMatchObject({ body: { data: { imported: 3 } } });
  });

  const exported = async () => {
    const { text } = await office().call('GET', '/api/get_services', { by, query: 'format=csv' });
    const [heads = '', ...rows] = text.replace('\uFEFF', '').trim().split('\r\n');
    expect(heads.replaceAll('"', '')).toBe(HEAD);
    return rows;
  };
  const tripsOn = (day: string) =>
    office().db.query<{ departs_at: string }>(
      sql`select departs_at from trip where service_day = ${day}::date and deleted_at is null order by departs_at`,
    );

  it('is the exported timetable, in which a holiday is added to all services at once; trips with tickets stay, and are counted first', async () => {
    const rows = await exported();
    expect(rows.length).toBeGreaterThan(3);
    expect(await send('preview_import', rows)).toMatchObject({
      body: { data: { new: 0, changed: 0, same: rows.length, mistakes: [], notes: [] } },
    });
    const before = await tripsOn('2026-11-25');
    expect(before.length).toBeGreaterThan(2);
    await office().db.query(sql`
      update trip set changed_by_hand_at = now() where id = (select id from trip where service_day = '2026-11-25' and deleted_at is null limit 1)`);
    const holiday = rows.map((row) =>
      row.replace(/,"([^"]*)","([^"]*)"$/, ',"25 Nov 2026, $1","$2"').replace(', "', '"'),
    );
    // Each call has a moment of its own.
    office().clock.now = new Date(office().clock.now.getTime() + 1_000);
    const notes = [
      `${before.length - 1} trips are taken away.`,
      '1 trip stays on days without this departure, because of tickets, parcels, a bus or a change by hand. The timetable of the route names each.',
    ];
    expect(await send('preview_import', holiday)).toMatchObject({
      body: { data: { new: 0, changed: rows.length, mistakes: [], notes } },
    });
    expect(await tripsOn('2026-11-25')).toEqual(before);
    expect(await send('import_records', holiday)).toMatchObject({
      body: { data: { imported: 0, changed: rows.length } },
    });
    expect(await tripsOn('2026-11-25')).toHaveLength(1);
    expect(await send('import_records', await exported())).toMatchObject({
      body: { data: { imported: 0, changed: 0, same: rows.length } },
    });
  });

  it('gives a service another fare, within the limits of its route', async () => {
    const row = (fare: string) => `Awka - Lagos,16:00,Daily,Bus,14,${fare},2026-11-23,,,`;
    await send('import_records', [row('18500')]);
    await office().db.query(sql`update route set most_fare_kobo = 1900000 where code = 'Awka - Lagos'`);
    expect(await send('import_records', [row('19001')])).toMatchObject({ status: 422 });
    expect(await send('preview_import', [row('19000')])).toMatchObject({
      body: { data: { changed: 1, changes: [{ column: 'Fare', from: '₦18,500.00', to: '₦19,000.00' }] } },
    });
    expect(await send('import_records', [row('19000')])).toMatchObject({ body: { data: { changed: 1 } } });
  });

  it('gives a service another time from a day on: its last day, and a row with the new time', async () => {
    const row = (departs: string, from: string, until: string) =>
      `Awka - Lagos,${departs},Daily,Bus,14,18500,${from},${until},,`;
    await send('import_records', [row('21:00', '2026-11-23', '')]);
    const file = [row('21:00', '2026-11-23', '2026-11-25'), row('21:30', '2026-11-26', '')];
    expect(await send('import_records', file)).toMatchObject({ body: { data: { imported: 1, changed: 1 } } });
    const times = await office().db.query<{ at: string }>(sql`
      select to_char(departs_at at time zone 'Africa/Lagos', 'DD HH24:MI') as at from trip join route on route.id = route_id
      where trip.deleted_at is null and service_day <= '2026-11-27' and departs_at::time >= '20:00' order by departs_at`);
    expect(times.map(({ at }) => at)).toEqual(['23 21:00', '24 21:00', '25 21:00', '26 21:30', '27 21:30']);
  });

  it('makes a deleted service anew', async () => {
    const row = 'Awka - Lagos,22:10,Daily,Bus,14,18500,2026-11-23,,,';
    await send('import_records', [row]);
    const [was] = await office().db.query<{ id: string }>(
      sql`select id from service where departs_at = '22:10'`,
    );
    const wish = { change: 'delete', service_ids: [was?.id] };
    const { body } = await office().call('POST', '/api/preview_services', { by, body: wish });
    const plan = textAt(body, 'data', 'plan');
    await office().call('POST', '/api/change_services', { by, body: { ...wish, plan } });
    expect(await exported()).not.toContainEqual(expect.stringContaining('10:10 PM'));
    for (const counts of [
      { imported: 1, same: 0 },
      { imported: 0, same: 1 },
    ])
      expect(await send('import_records', [row])).toMatchObject({ body: { data: counts } });
    const trips = await office().db.query(sql`
      select distinct service_id = ${was?.id} as former from trip where deleted_at is null
        and service_id in (select id from service where departs_at = '22:10')`);
    expect(trips).toEqual([{ former: false }]);
  });
});
