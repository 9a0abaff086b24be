import { expect, it } from 'vitest';
import { buildApp } from '../../app';
import { Due } from '../../clock/Due';
import { sql } from '../../db';
import { startTimetable } from '../../jobs/startTimetable';
import { makeTrips } from '../../store/timetable/makeTrips';
import { aBooking } from '../../testing/booking';
import { inBase64 } from '../../testing/files';
import { aCompanyForm } from '../../testing/calls/company';
import { NOW, type Office, callsTo, inEachOffice, inTheOffice, textAt } from '../../testing/office';
import { aService, aServiceForm } from '../../testing/timetable';
import { aTripForm } from '../../testing/trips';

interface Row {
  id: string;
  day: string;
  time: string;
  fare: number;
  seats: number;
  isGone: boolean;
}

/** The trips of a service by day. */
const tripsOf = ({ db }: Pick<Office, 'db'>, service: string) =>
  db.query<Row>(sql`
    select id, service_day::text as day, to_char(departs_at at time zone 'UTC' + interval '1 hour', 'HH24:MI') as time,
      amount_kobo::int as fare, total_seats as seats, deleted_at is not null as "isGone"
    from trip where service_id = ${service} order by service_day`);

const by = 'ngozi';

/** Services of an office, and their trips. */
function servicesOf(office: () => Office) {
  const edit = (id: string, wishes: object) =>
    office().call('PUT', `/api/edit_service/${id}`, { by, body: aServiceForm(wishes) });
  const live = async (id: string) => (await tripsOf(office(), id)).filter(({ isGone }) => !isGone);
  const onDay = async (id: string, day: string) => (await live(id)).find((trip) => trip.day === day);
  let hour = 0;
  const aTime = () => `${String((hour += 1)).padStart(2, '0')}:15`;

  return { edit, live, onDay, aTime };
}

inEachOffice('The timetable of two servers', (office) => {
  const { live } = servicesOf(office);

  it('makes no trip whose time has passed today, and each new day’s as soon as it is near enough, once', async () => {
    const { db } = office();
    const early = await aService(office(), { departs_at: '09:59', from_day: '2026-11-21' });
    const late = await aService(office(), { departs_at: '10:01', from_day: '2026-11-21' });
    expect([(await live(early))[0]?.day, (await live(late))[0]?.day]).toEqual(['2026-11-22', '2026-11-21']);
    const tomorrow = new Due(Date.parse(NOW) + 86_400_000);
    await Promise.all([makeTrips(db, tomorrow), makeTrips(db, tomorrow)]);
    expect((await live(early)).map(({ day }) => day).at(-1)).toBe('2026-12-06');
    expect(await makeTrips(db, tomorrow)).toBe(0);
    expect(await makeTrips(db, undefined)).toBe(0);
  });
});

inTheOffice('A company that plans further ahead', (office) => {
  const { live } = servicesOf(office);

  it('gets the trips of the further days in the background, also if it changes its mind while they are made', async () => {
    const { db } = office();
    const due = () => new Due(Date.parse(NOW));
    const id = await aService(office());
    const stop = startTimetable(db, due, (error) => expect(error).toBeUndefined());
    for (const days of ['20', '30']) {
      const body = aCompanyForm({ timetable_days: days });
      expect(await office().call('PUT', '/api/edit_company', { by, body })).toMatchObject({ status: 200 });
    }
    await expect.poll(async () => (await live(id)).at(-1)?.day, { timeout: 10_000 }).toBe('2026-12-21');
    await stop();
  });
});

inTheOffice('The timetable', (office) => {
  const { edit, live, onDay, aTime } = servicesOf(office);

  it('has the fare of its route, with which a new service starts', async () => {
    const { db, call, company } = office();
    const timetable = async () =>
      (await call('GET', `/api/get_timetable/${company.awkaToLagos}`, { by })).body;
    expect(await timetable()).not.toHaveProperty('data.fare');
    await db.query(sql`update route set fare_kobo = 1850000 where id = ${company.awkaToLagos}`);
    expect(await timetable()).toHaveProperty('data.fare', 18_500);
    await db.query(sql`update route set fare_kobo = null where id = ${company.awkaToLagos}`);
  });

  it('makes the trips of a new service at once, fourteen days ahead, by its days and exceptions', async () => {
    const id = await aService(office(), {
      departs_at: aTime(),
      weekdays: 'Mon-Fri',
      not_on: '25 Nov 2026',
      also_on: '2026-11-29',
    });
    expect((await live(id)).map(({ day }) => day)).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-26',
      '2026-11-27',
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
    ]);
    expect(await onDay(id, '2026-11-23')).toMatchObject({ fare: 1_850_000, seats: 14, time: '01:15' });
    const trip = await onDay(id, '2026-11-23');
    const { body } = await office().call('GET', `/api/get_trip/${trip?.id ?? ''}`, { by });
    expect(body).toMatchObject({
      data: {
        vehicle_number: '',
        vehicle_type: 'Coach Bus',
        history: [{ kind: 'created', by: 'the timetable' }],
      },
    });
  });

  it('is imported from a file: services that are new make their trips at once, those on record stay', async () => {
    const HEAD = 'Route,Departure,Days,Vehicle type,Seats,Fare,First day,Last day,Not on,Also on';
    const send = (path: string, rows: readonly string[]) =>
      office().call('POST', `/api/${path}`, {
        by,
        body: { list: 'services', file: inBase64([HEAD, ...rows].join('\n')) },
      });
    const time = aTime();
    const row = `awka-lagos,${time},Mon-Fri,Coach Bus,14,"18,500",22 Nov 2026,,"24 Nov 2026, 25 Nov 2026",`;
    const wrong = [
      `Awka - Jos,${time},Daily,Coach Bus,14,18500,2026-11-22,,,`,
      `Awka - Lagos,${time},Never,Boat,14,18500,2026-11-22,,,`,
      `Awka - Lagos,${time},Daily,Coach Bus,14,18500,2026-11-22,2026-11-01,,`,
    ];
    expect(await send('preview_import', [row, row, ...wrong])).toMatchObject({
      body: {
        data: {
          new: 1,
          wrong: 4,
          mistakes: [
            { row: 3, column: 'Departure', message: 'Row 2 has the same. Change or delete one.' },
            {
              row: 4,
              column: 'Route',
              message: 'There is no route called Awka - Jos in service. Choose one from the list.',
            },
            { row: 5, column: 'Days', message: 'Enter Daily, Mon-Fri, or days such as Mon, Wed, Sat.' },
            { row: 5, column: 'Vehicle type', message: 'Choose Bus, Coach Bus, Truck or Van.' },
            { row: 6, column: 'Last day', message: 'The last day is before the first.' },
          ],
        },
      },
    });
    expect(await send('import_records', [row])).toMatchObject({ body: { data: { imported: 1, same: 0 } } });
    expect(await send('import_records', [row])).toMatchObject({ body: { data: { imported: 0, same: 1 } } });
    const [service] = await office().db.query<{ id: string }>(
      sql`select id from service where departs_at = ${time}`,
    );
    expect(await onDay(service?.id ?? '', '2026-11-23')).toMatchObject({ fare: 1_850_000, seats: 14, time });
    expect(await onDay(service?.id ?? '', '2026-11-24')).toBeUndefined();
    const dearer = row.replace('18,500', '19,500');
    expect(await send('preview_import', [dearer])).toMatchObject({
      body: {
        data: { mistakes: [{ message: 'This route has a service at this time on the same days already.' }] },
      },
    });
  });

  it('shows what an edit adds, moves and takes away, and does just that', async () => {
    const times = [aTime(), aTime()];
    const id = await aService(office(), { departs_at: times[0] });
    const wish = aServiceForm({ departs_at: times[1], weekdays: 'Mon, Tue', also_on: '2026-11-28' });
    const shown = await office().call('POST', '/api/preview_service', {
      by,
      body: { ...wish, service_id: id },
    });
    const kinds = Object.fromEntries(
      [...shown.text.matchAll(/"day":"([^"]+)","kind":"([^"]+)"/g)].map(([, day = '', kind]) => [day, kind]),
    );
    expect(kinds).toMatchObject({ '2026-11-23': 'moved', '2026-11-25': 'removed', '2026-11-28': 'moved' });
    const plan = textAt(shown.body, 'data', 'plan');
    expect((await edit(id, { ...wish, plan })).status).toBe(200);
    expect((await live(id)).map(({ day, time }) => `${day} ${time}`)).toEqual(
      ['2026-11-23', '2026-11-24', '2026-11-28', '2026-11-30', '2026-12-01'].map(
        (day) => `${day} ${times[1]}`,
      ),
    );
    // The days come back, with the trips that they had.
    const before = await tripsOf(office(), id);
    expect((await edit(id, { departs_at: times[1] })).status).toBe(200);
    expect((await live(id)).map((trip) => trip.id)).toEqual(before.map((trip) => trip.id));
  });

  it('leaves alone what is sold, loaded or changed by hand, and says why', async () => {
    const { call } = office();
    const id = await aService(office(), { departs_at: aTime() });
    const [sold, byHand, deleted] = await live(id);
    expect(
      (await call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(sold?.id ?? '') })).status,
    ).toBe(200);
    const moved = aTripForm({ travel_date: '2026-11-23T12:00', vehicle_number: '' });
    expect((await call('PUT', `/api/edit_trip/${byHand?.id ?? ''}`, { by, body: moved })).status).toBe(200);
    expect((await call('DELETE', `/api/delete_trip/${deleted?.id ?? ''}`, { by })).status).toBe(200);
    const wish = { departs_at: aTime(), until_day: '2026-11-24' };
    const shown = await call('POST', '/api/preview_service', {
      by,
      body: { ...aServiceForm(wish), service_id: id },
    });
    expect(shown.text).toContain('"why":"sold"');
    expect(shown.text).toContain('"why":"byHand"');
    const was = await live(id);
    expect((await edit(id, wish)).status).toBe(200);
    expect(await live(id)).toEqual(was.filter((trip) => trip.id === sold?.id || trip.id === byHand?.id));
    expect((await edit(id, { departs_at: wish.departs_at })).status).toBe(200);
    expect(await onDay(id, deleted?.day ?? '')).toBeUndefined();
  });

  it('saves nothing if a seat was sold since the preview', async () => {
    const { call } = office();
    const id = await aService(office(), { departs_at: aTime() });
    const wish = { ...aServiceForm({ departs_at: aTime() }), service_id: id };
    const plan = textAt(
      (await call('POST', '/api/preview_service', { by, body: wish })).body,
      'data',
      'plan',
    );
    const [first] = await live(id);
    expect(
      (await call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(first?.id ?? '') })).status,
    ).toBe(200);
    expect(await edit(id, { ...wish, plan })).toMatchObject({
      status: 409,
      body: { errors: { plan: [expect.stringContaining('sold a seat')] } },
    });
    expect(await live(id)).toContainEqual(first);
  });

  it('keeps the route of a service, and one service at a time on the same days', async () => {
    const departs_at = aTime();
    const id = await aService(office(), { departs_at });
    expect(await edit(id, { departs_at, route_id: 'Owerri - Aba' })).toMatchObject({
      status: 422,
      body: { errors: { route_id: ['A service keeps its route, Awka - Lagos. Add another one.'] } },
    });
    expect(
      await office().call('POST', '/api/create_services', { by, body: aServiceForm({ departs_at }) }),
    ).toMatchObject({
      status: 422,
      body: { errors: { departs_at: ['This route has a service at this time on the same days already.'] } },
    });
  });

  it('leaves a trip with a driver where it is, and brings nobody back with a day', async () => {
    const { db } = office();
    const time = aTime();
    const id = await aService(office(), { departs_at: time });
    const trip = await onDay(id, '2026-11-24');
    await db.query(
      sql`update trip set driver_id = (select id from driver limit 1) where id = ${trip?.id ?? ''}`,
    );
    const later = aTime();
    expect((await edit(id, { departs_at: later })).status).toBe(200);
    expect(await onDay(id, '2026-11-24')).toMatchObject({ id: trip?.id, time });
    expect(await onDay(id, '2026-11-25')).toMatchObject({ time: later });
    const form = { ...aServiceForm({ departs_at: later, not_on: '2026-11-24' }), service_id: id };
    const shown = await office().call('POST', '/api/preview_service', { by, body: form });
    expect(shown.text).toContain('"why":"assigned"');
    // Withdrawn with its driver by an earlier version of the server.
    await edit(id, { departs_at: later, not_on: '2026-11-25' });
    await db.query(sql`update trip set driver_id = (select id from driver limit 1)
      where service_id = ${id} and service_day = '2026-11-25'`);
    await edit(id, { departs_at: later });
    expect(
      await db.query(sql`select driver_id from trip where service_id = ${id} and service_day = '2026-11-25'`),
    ).toEqual([{ driver_id: null }]);
  });

  it('makes no trips while the clock is in doubt, also for who saves a service', async () => {
    const { db, tokenOf, clock } = office();
    const app = buildApp({
      db,
      clock: () => clock.now,
      due: () => undefined,
      settings: { logLevel: 'silent' },
    });
    const call = callsTo(app, tokenOf);
    const body = aServiceForm({ departs_at: aTime() });
    const { body: made } = await call('POST', '/api/create_services', { by, body });
    const id = textAt(made, 'data', 'id');
    expect(await tripsOf(office(), id)).toEqual([]);
    await app.close();
    await makeTrips(db, new Due(clock.now));
    expect((await live(id)).length).toBeGreaterThan(0);
  });
});
