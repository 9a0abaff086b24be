import { expect, it } from 'vitest';
import { Due } from '../../clock/Due';
import { newId, sql } from '../../db';
import { makeTrips } from '../../store/timetable/makeTrips';
import { aBooking } from '../../testing/booking';
import { inBase64 } from '../../testing/files';
import { NOW, type Office, inEachOffice, inTheOffice, textAt } from '../../testing/office';
import { aService, aServiceForm } from '../../testing/timetable';
import { aTripForm } from '../../testing/trips';

const by = 'ngozi';
const WHY = { reason: 'Few passengers' };

/** The fares of an office, and the trips of its timetable. */
function faresOfARoute(office: () => Office) {
  const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}) =>
    office().call(method, path, { by, body });
  const form = (wishes: object = {}) => ({
    route_id: 'Awka - Lagos',
    vehicle_type: '',
    name: '',
    from_day: '2026-11-25',
    until_day: '2026-11-26',
    fare: '25,000',
    ...wishes,
  });
  const aFare = async (wishes: object = {}) => {
    const answer = await call('POST', '/api/create_fares', form(wishes));
    expect(answer).toMatchObject({ status: 200 });
    return textAt(answer.body, 'data', 'id');
  };
  const remove = (id: string) => call('DELETE', `/api/delete_fare/${id}`);
  /** The fares of a service's trips, in naira, by day of November. */
  const faresOf = async (service: string) => {
    const trips = await office().db.query<{ day: number; fare: number }>(sql`
      select extract(day from service_day)::int as day, (amount_kobo / 100)::int as fare from trip
      where service_id = ${service} and deleted_at is null order by service_day`);
    return Object.fromEntries(trips.map(({ day, fare }) => [day, fare]));
  };
  const tripOn = async (service: string, day: string) => {
    const [trip] = await office().db.query<{ id: string }>(
      sql`select id from trip where service_id = ${service} and service_day = ${day}`,
    );
    return trip?.id ?? '';
  };
  let hour = 0;
  const aTime = () => `${String((hour += 1)).padStart(2, '0')}:25`;

  return { call, form, aFare, remove, faresOf, tripOn, aTime };
}

inEachOffice('The fares of a route while several press at once', (office) => {
  const { call, form, aFare, remove, faresOf, aTime } = faresOfARoute(office);

  it('hold for no trip once they are deleted, also if somebody moved them to other days at the same moment', async () => {
    const id = await aService(office(), { departs_at: aTime() });
    for (let round = 0; round < 5; round += 1) {
      const fare = await aFare();
      const moved = form({ from_day: '2026-11-28', until_day: '2026-11-29' });
      await Promise.all([call('PUT', `/api/edit_fare/${fare}`, moved), remove(fare)]);
      expect(new Set(Object.values(await faresOf(id)))).toEqual(new Set([18_500]));
    }
  });
});

inTheOffice('The fares of a route', (office) => {
  const { call, form, aFare, remove, faresOf, tripOn, aTime } = faresOfARoute(office);

  it('are those at which the timetable makes its trips', async () => {
    const fare = await aFare();
    const coach = await aFare({ vehicle_type: 'Coach Bus', from_day: '2026-11-26', fare: '30,000' });
    const id = await aService(office(), { departs_at: aTime(), until_day: '2026-12-07' });
    expect(await faresOf(id)).toMatchObject({ 24: 18_500, 25: 25_000, 26: 30_000, 27: 18_500 });
    const later = await aFare({ from_day: '2026-12-06', until_day: '2026-12-06' });
    await makeTrips(office().db, new Due(Date.parse(NOW) + 86_400_000 * 2));
    expect(await faresOf(id)).toMatchObject({ 5: 18_500, 6: 25_000, 7: 18_500 });
    for (const one of [fare, coach, later]) await remove(one);
    expect(new Set(Object.values(await faresOf(id)))).toEqual(new Set([18_500]));
  });

  it('change the trips ahead at once, which the timetable then leaves as they are', async () => {
    const departs_at = aTime();
    const id = await aService(office(), { departs_at });
    const fare = await aFare();
    expect(await faresOf(id)).toMatchObject({ 24: 18_500, 25: 25_000, 26: 25_000, 27: 18_500 });
    await call('PUT', `/api/edit_fare/${fare}`, form({ from_day: '2026-11-26', fare: '26,000' }));
    expect(await faresOf(id)).toMatchObject({ 25: 18_500, 26: 26_000 });
    const shown = await call('POST', '/api/preview_service', {
      ...aServiceForm({ departs_at }),
      service_id: id,
    });
    expect(shown.text).toContain('"day":"2026-11-26","kind":"same"');
    expect(shown.text).not.toContain('"kind":"changed"');
    await remove(fare);
    expect(await faresOf(id)).toMatchObject({ 26: 18_500 });
  });

  it('change a sold trip, too: its tickets keep their price, a further seat costs the new fare', async () => {
    const id = await aService(office(), { departs_at: aTime() });
    const trip = await tripOn(id, '2026-11-25');
    const sell = (seat: number, amount: number) =>
      office().call('POST', '/api/book_ticket', {
        by: 'ada',
        body: aBooking(trip, { seat_number: [seat], amount }),
      });
    const sold = await sell(3, 18_500);
    const fare = await aFare();
    expect((await sell(4, 18_500)).status).toBe(422);
    expect((await sell(4, 25_000)).status).toBe(200);
    const ticket = await office().call('GET', `/api/get_ticket/${textAt(sold.body, 'data', 'id')}`, { by });
    expect(ticket.body).toMatchObject({ data: { payment_information: { amount: 18_500, fare: 18_500 } } });
    const { text } = await office().call('GET', `/api/get_trip/${trip}`, { by });
    expect(text).toMatch(/"to":"₦25,000.00","from":"₦18,500.00"|"from":"₦18,500.00","to":"₦25,000.00"/);
    await remove(fare);
  });

  it('leave a trip that was changed by hand', async () => {
    const id = await aService(office(), { departs_at: aTime() });
    const trip = await tripOn(id, '2026-11-25');
    const byHand = aTripForm({ travel_date: '2026-11-25T22:10', vehicle_number: '', amount: '17,000' });
    expect(await call('PUT', `/api/edit_trip/${trip}`, { ...byHand, ...WHY })).toMatchObject({ status: 200 });
    const fare = await aFare();
    expect(await faresOf(id)).toMatchObject({ 25: 17_000, 26: 25_000 });
    await remove(fare);
  });

  it('say how many trips ahead have them, and are given to those whose fare somebody set, all that were shown or none', async () => {
    const { db, company } = office();
    const id = await aService(office(), { departs_at: aTime() });
    const priced = await tripOn(id, '2026-11-29');
    const byHand = aTripForm({ travel_date: '2026-11-29T22:20', vehicle_number: '', amount: '17,000' });
    await call('PUT', `/api/edit_trip/${priced}`, { ...byHand, ...WHY });
    const planned = newId();
    await db.query(sql`insert into trip (id, route_id, departs_at, amount_kobo, total_seats, planned_vehicle_type)
      values (${planned}, ${company.awkaToLagos}, '2026-11-30T20:00:00.000Z', 1850000, 6, 'Van')`);
    const days = { from_day: '2026-11-29', until_day: '2026-11-30' };
    const fare = await aFare(days);
    const set = {
      route_id: 'Awka - Lagos',
      vehicle_type: '',
      ...days,
    };
    const found = await call('POST', '/api/find_fare_trips', set);
    expect(found).toMatchObject({ status: 200, body: { data: { kept: 2 } } });
    const plan = textAt(found.body, 'data', 'plan');
    const change = (wishes = {}) => call('POST', '/api/change_fare_trips', { ...set, plan, ...wishes });
    expect(await change({ plan: 'x' })).toMatchObject({
      status: 409,
      body: { message: 'A trip has changed meanwhile. Check them again.' },
    });
    expect(await change()).toMatchObject({ status: 200, body: { data: { changed: 2 } } });
    expect((await call('POST', '/api/find_fare_trips', set)).body).toMatchObject({ data: { kept: 0 } });
    expect(
      await db.query(sql`select amount_kobo::int as amount, fare_set_by from trip where id = ${planned}`),
    ).toEqual([{ amount: 2_500_000, fare_set_by: null }]);
    expect((await office().call('GET', `/api/get_trip/${planned}`, { by })).text).toContain('₦25,000.00');
    // It follows the list from then on.
    await call('PUT', `/api/edit_fare/${fare}`, form({ ...days, fare: '26,000' }));
    expect(await faresOf(id)).toMatchObject({ 29: 26_000, 30: 26_000 });
    await remove(fare);
    await db.query(sql`update trip set status = 'Cancelled' where id = ${planned}`);
  });

  it('hold for a trip that was only delayed or moved by hand, too, but not on another route', async () => {
    const { clock, company, db } = office();
    const id = await aService(office(), { departs_at: '20:35' });
    clock.now = new Date(Date.parse(NOW) + 60_000);
    const edit = async (day: string, wishes: object) => {
      const body = aTripForm({ travel_date: `${day}T20:45`, vehicle_number: '', ...wishes });
      return call('PUT', `/api/edit_trip/${await tripOn(id, day)}`, body);
    };
    expect((await edit('2026-11-25', {})).status).toBe(200);
    expect((await edit('2026-11-26', { amount: '17,000', ...WHY })).status).toBe(200);
    clock.now = new Date(Date.parse(NOW) + 120_000);
    expect((await edit('2026-11-26', { amount: '17,000', travel_date: '2026-11-26T21:00' })).status).toBe(
      200,
    );
    await db.query(sql`update trip set route_id = ${company.owerriToAba}, changed_by_hand_at = ${clock.now}
      where id = ${await tripOn(id, '2026-11-27')}`);
    clock.now = new Date(Date.parse(NOW) + 180_000);
    const days = { until_day: '2026-11-27', fare: '26,000' };
    const fare = await aFare(days);
    const other = await aFare({ route_id: 'Owerri - Aba', ...days });
    expect(await faresOf(id)).toMatchObject({ 24: 18_500, 25: 26_000, 26: 17_000, 27: 18_500 });
    await remove(fare);
    await remove(other);
    expect(await faresOf(id)).toMatchObject({ 25: 18_500, 26: 17_000, 27: 18_500 });
    clock.now = new Date(NOW);
  });

  it('are proposed for a trip that is planned by hand', async () => {
    const fare = await aFare({ vehicle_type: 'Van' });
    const found = (vehicle: string, day: string) =>
      office().call('GET', `/api/find_fare?route_id=Awka%20-%20Lagos&vehicle=${vehicle}&day=${day}`, {
        by: 'ada',
      });
    expect((await found('Van', '2026-11-25')).body).toEqual({ data: { fare: 25_000 } });
    expect((await found('Bus', '2026-11-25')).body).toEqual({ data: {} });
    expect((await found('Van', '2026-11-27')).body).toEqual({ data: {} });
    await remove(fare);
  });
});

inTheOffice('A fare that makes another vehicle type cheaper', (office) => {
  const { call, form, aFare, aTime } = faresOfARoute(office);

  it('is asked about in a file, unless the file has one for that vehicle type, too', async () => {
    await aFare({ vehicle_type: 'Coach Bus', from_day: '2026-01-01', until_day: '', fare: '30,000' });
    const rows = [
      'awka-lagos,,Christmas,2026-12-15,2027-01-05,25000',
      'Awka - Lagos,Coach Bus,Christmas,2026-12-15,2027-01-05,35000',
    ];
    const preview = (lines: readonly string[], confirmed: boolean) => {
      const file = inBase64(['Route,Vehicle type,Name,First day,Last day,Fare', ...lines].join('\n'));
      return call('POST', '/api/preview_import', { list: 'fares', file, updates: true, confirmed });
    };
    const message =
      'Coach Bus would cost ₦25,000.00 instead of ₦30,000.00 from 15 Dec 2026 on. If that is not meant, enter a fare for that vehicle type, too.';
    expect(await preview(rows.slice(0, 1), false)).toMatchObject({
      body: { data: { new: 0, question_count: 1, mistakes: [{ row: 2, column: 'Fare', message }] } },
    });
    expect(await preview(rows.slice(0, 1), true)).toMatchObject({ body: { data: { new: 1, mistakes: [] } } });
    expect(await preview(rows, false)).toMatchObject({ body: { data: { new: 2, question_count: 0 } } });
    await office().db.query(sql`delete from fare`);
  });

  it('is asked about where its own one is of the list, of a service or of a trip', async () => {
    const { db, company } = office();
    await aFare({
      vehicle_type: 'Coach Bus',
      from_day: '2026-01-01',
      until_day: '',
      fare: '30,000',
    });
    await aService(office(), { departs_at: aTime(), vehicle_type: 'Van', fare: '26,000' });
    const truck = newId();
    await db.query(sql`
      insert into trip (id, route_id, departs_at, amount_kobo, total_seats, planned_vehicle_type, fare_set_by)
      values (${truck}, ${company.awkaToLagos}, '2026-11-26T06:00:00.000Z', 2700000, 6, 'Truck', (select id from person limit 1))`);
    const create = (wishes: object) =>
      call('POST', '/api/create_fares', form({ confirmed: false, ...wishes }));
    const asked = (question: string) => ({ status: 422, body: { errors: { confirmed: [question] } } });
    expect(await create({})).toMatchObject(
      asked(
        'Coach Bus would cost ₦25,000.00 instead of ₦30,000.00 from 25 Nov 2026 on. Truck would cost ₦25,000.00 instead of ₦27,000.00 from 26 Nov 2026 on. Van would cost ₦25,000.00 instead of ₦26,000.00 from 25 Nov 2026 on. If that is not meant, enter a fare for that vehicle type, too.',
      ),
    );
    await aFare({ vehicle_type: 'Van', fare: '26,000' });
    expect(await create({ fare: '26,500', until_day: '2026-11-25' })).toMatchObject(
      asked(
        'Coach Bus would cost ₦26,500.00 instead of ₦30,000.00 from 25 Nov 2026 on. If that is not meant, enter a fare for that vehicle type, too.',
      ),
    );
    // The usual fare for any does not win over that of a type, nor is one for a type asked about.
    expect((await create({ from_day: '2026-11-20', until_day: '', fare: '28,000' })).status).toBe(200);
    expect((await create({ vehicle_type: 'Coach Bus', until_day: '2026-11-26' })).status).toBe(200);
    const confirmed = await create({ from_day: '2026-11-24', confirmed: true });
    const id = textAt(confirmed.body, 'data', 'id');
    const edit = (wishes: object) =>
      call('PUT', `/api/edit_fare/${id}`, form({ from_day: '2026-11-24', confirmed: false, ...wishes }));
    expect((await edit({ name: 'Christmas' })).status).toBe(200);
    expect(await edit({ fare: '24,000' })).toMatchObject({ status: 422 });
  });
});
