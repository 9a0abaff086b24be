import { expect, it } from 'vitest';
import { Due } from '../../clock/Due';
import { sql } from '../../db';
import { makeTrips } from '../../store/timetable/makeTrips';
import { aBooking } from '../../testing/booking';
import { NOW, inTheOffice, textAt } from '../../testing/office';
import { aService, aServiceForm } from '../../testing/timetable';

const by = 'ngozi';

inTheOffice('Several services', (office) => {
  const send = (call: 'preview_services' | 'change_services', body: object) =>
    office().call('POST', `/api/${call}`, { by, body });
  const change = async (body: object) => {
    const { body: shown } = await send('preview_services', body);
    return send('change_services', { ...body, plan: textAt(shown, 'data', 'plan') });
  };
  const tripOn = async (day: string, at: string) => {
    const [trip] = await office().db.query<{ id: string }>(sql`
      select id from trip where service_day = ${day}::date and deleted_at is null
        and to_char(departs_at at time zone 'Africa/Lagos', 'HH24:MI') = ${at}`);
    return trip?.id;
  };
  const sell = async (trip = '') =>
    expect(
      await office().call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(trip) }),
    ).toMatchObject({
      status: 200,
    });

  it('do not depart on holidays: trips are taken away, the sold one is named and stays', async () => {
    const ids = [
      await aService(office(), { departs_at: '01:15' }),
      await aService(office(), { departs_at: '02:15', also_on: '2026-11-25' }),
      await aService(office(), { departs_at: '03:15', weekdays: 'Mon' }),
    ];
    const sold = await tripOn('2026-11-26', '01:15');
    await sell(sold);
    const wish = { change: 'notOn', service_ids: ids, not_on: '25 Nov 2026, 26/11/26' };
    const shown = {
      added: 0,
      moved: 0,
      removed: 3,
      staying: [{ trip_id: sold, name: 'Awka - Lagos, 26 Nov 2026, 01:15 AM', why: 'sold' }],
      stay_count: 1,
      questions: [],
    };
    expect(await send('preview_services', wish)).toMatchObject({ body: { data: shown } });
    expect(await tripOn('2026-11-25', '02:15')).toBeDefined();
    // The third does not depart on either day.
    expect(await change(wish)).toMatchObject({ status: 200, body: { data: { changed: 2 } } });
    expect(await tripOn('2026-11-25', '01:15')).toBeUndefined();
    expect(await tripOn('2026-11-25', '02:15')).toBeUndefined();
    expect(await tripOn('2026-11-26', '01:15')).toBe(sold);
    expect(await tripOn('2026-11-30', '03:15')).toBeDefined();
    expect(await change(wish)).toMatchObject({ body: { data: { changed: 0 } } });
  });

  it('leave at another time from a day on: their trips move, and a sold one is not doubled', async () => {
    const running = await aService(office(), { departs_at: '04:15', from_day: '2026-11-22' });
    const later = await aService(office(), { departs_at: '05:15', from_day: '2026-11-29' });
    const [moved, sold] = [await tripOn('2026-11-27', '04:15'), await tripOn('2026-11-28', '04:15')];
    await sell(sold);
    const wish = {
      change: 'time',
      service_ids: [running, later],
      departs_at: '6:15 AM',
      from_day: '2026-11-27',
    };
    expect(await change({ ...wish, service_ids: [running] })).toMatchObject({
      body: { data: { changed: 1 } },
    });
    expect(await tripOn('2026-11-26', '04:15')).toBeDefined();
    expect(await tripOn('2026-11-27', '06:15')).toBe(moved);
    expect([await tripOn('2026-11-28', '04:15'), await tripOn('2026-11-28', '06:15')]).toEqual([
      sold,
      undefined,
    ]);
    const services = await office().db.query(sql`
      select departs_at, from_day::text, until_day::text from service where departs_at in ('04:15', '06:15') order by 1`);
    expect(services).toEqual([
      { departs_at: '04:15', from_day: '2026-11-22', until_day: '2026-11-26' },
      { departs_at: '06:15', from_day: '2026-11-27', until_day: null },
    ]);
    expect(await change({ ...wish, service_ids: [running] })).toMatchObject({
      body: { data: { changed: 0 } },
    });
    const { body } = await send('preview_services', { ...wish, service_ids: [later] });
    expect(textAt(body, 'data', 'questions', '0')).toMatch(
      /^Awka - Lagos: This route has another service at 06:15 AM/,
    );
    // One that begins later only gets the time.
    expect(await change({ ...wish, service_ids: [later] })).toMatchObject({ body: { data: { changed: 1 } } });
    expect(await tripOn('2026-11-29', '05:15')).toBeUndefined();
  });

  it('do not become the same service twice, nor leave at another time on days that have passed', async () => {
    const wish = {
      change: 'time',
      service_ids: [
        await aService(office(), { departs_at: '07:20' }),
        await aService(office(), { departs_at: '07:40' }),
      ],
      departs_at: '07:30',
      from_day: '2026-11-22',
    };
    expect(await send('preview_services', wish)).toMatchObject({
      status: 422,
      body: {
        errors: {
          departs_at: [
            'Awka - Lagos would have two services at this time on the same days. Untick one of them.',
          ],
        },
      },
    });
    expect(await send('preview_services', { ...wish, from_day: '2026-11-20' })).toMatchObject({
      status: 422,
      body: { errors: { from_day: ['This day has passed. Enter today or a later day.'] } },
    });
  });

  it('change as they were shown or not at all: a seat sold meanwhile shows it again', async () => {
    const ids = [
      await aService(office(), { departs_at: '08:20' }),
      await aService(office(), { departs_at: '08:40' }),
    ];
    const wish = { change: 'notOn', service_ids: ids, not_on: '2026-11-27' };
    const { body } = await send('preview_services', wish);
    await sell(await tripOn('2026-11-27', '08:20'));
    expect(await send('change_services', { ...wish, plan: textAt(body, 'data', 'plan') })).toMatchObject({
      status: 409,
      body: { errors: { plan: [expect.stringMatching(/^Somebody has sold a seat/)] } },
    });
    expect(await tripOn('2026-11-27', '08:40')).toBeDefined();
  });

  it('are deleted: their trips are taken away, the sold one is named and stays, and each can be made again', async () => {
    const ids = [
      await aService(office(), { departs_at: '09:15' }),
      await aService(office(), { departs_at: '09:30', from_day: '2026-12-20' }),
    ];
    const sold = await tripOn('2026-11-26', '09:15');
    await sell(sold);
    const wish = { change: 'delete', service_ids: ids };
    expect(await send('preview_services', wish)).toMatchObject({
      body: {
        data: {
          removed: 13,
          staying: [{ trip_id: sold, name: 'Awka - Lagos, 26 Nov 2026, 09:15 AM', why: 'sold' }],
          questions: [],
        },
      },
    });
    expect(await change(wish)).toMatchObject({ status: 200, body: { data: { changed: 2 } } });
    expect(await tripOn('2026-11-25', '09:15')).toBeUndefined();
    // The trip that stays is still one of its service, in reports, too.
    expect(await office().db.query(sql`select id, service_id from trip where id = ${sold ?? null}`)).toEqual([
      { id: sold, service_id: ids[0] },
    ]);
    for (const path of [
      '/api/get_services?limit=200',
      `/api/get_timetable/${office().company.awkaToLagos}`,
    ]) {
      const { text } = await office().call('GET', path, { by });
      expect(text).toContain('Awka - Lagos');
      for (const id of ids) expect(text).not.toContain(id);
    }
    const { text } = await office().call('GET', '/api/get_services', { by, query: 'format=csv' });
    expect(text).not.toContain('09:15 AM');
    expect(await send('preview_services', { ...wish, change: 'notOn', not_on: '25 Dec 2026' })).toMatchObject(
      {
        status: 422,
        body: { errors: { service_ids: ['This service does not exist.'] } },
      },
    );
    // Sent again after a part that failed, it deletes what is left.
    expect(await change(wish)).toMatchObject({ status: 200, body: { data: { changed: 0 } } });

    await makeTrips(office().db, new Due(Date.parse(NOW) + 86_400_000));
    expect(await tripOn('2026-12-06', '09:15')).toBeUndefined();
    const again = aServiceForm({ departs_at: '09:15' });
    const { body: shown } = await office().call('POST', '/api/preview_service', { by, body: again });
    expect(shown).toMatchObject({
      data: {
        questions: ['Trips of a deleted service leave at 09:15 AM. Two buses would leave on 26 Nov 2026.'],
      },
    });
    const plan = textAt(shown, 'data', 'plan');
    const made = await office().call('POST', '/api/create_services', { by, body: { ...again, plan } });
    expect(made).toMatchObject({ status: 200 });
    expect(await change({ change: 'delete', service_ids: [textAt(made.body, 'data', 'id')] })).toMatchObject({
      body: { data: { changed: 1 } },
    });
  });
});
