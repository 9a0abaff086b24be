import { afterEach, beforeEach, expect, it } from 'vitest';
import { newId, sql } from '../../db';
import { onOneEngine } from '../../db/testing';
import { aBooking } from '../../testing/booking';
import { aTrip } from '../../testing/company';
import { textLike } from '../../testing/matchers';
import { type Office, openOffice, textAt } from '../../testing/office';
import { aBus } from '../../testing/trips';

const NEXT_DAY = '2026-11-22T06:00:00.000Z';
const SPARE = 'KJA 11 XB';

onOneEngine('A vehicle that breaks down', (open) => {
  let opened: Office;
  beforeEach(async () => {
    opened = await openOffice(await open());
  });
  afterEach(() => opened.app.close());
  const office = () => opened;
  const preview = async (number = SPARE) => {
    const { call, company } = office();
    const query = new URLSearchParams({ vehicle_number: number }).toString();
    return call('GET', `/api/preview_replacement/${company.bus}`, { by: 'ngozi', query });
  };
  const replace = (plan: string, number = SPARE) =>
    office().call('PUT', `/api/replace_vehicle/${office().company.bus}`, {
      by: 'ngozi',
      body: { vehicle_number: number, reason: 'The engine broke.', plan },
    });
  const busesOf = async () =>
    (
      await office().db.query<{ number: string }>(sql`
        select vehicle_number as number from trip join vehicle on vehicle.id = vehicle_id order by departs_at`)
    ).map(({ number }) => number);
  const sell = (trip: string, seats: number[]) =>
    office().call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(trip, { seat_number: seats }) });

  it('is replaced on all planned trips in one action; each ticket keeps its seat, or is listed', async () => {
    const { db, company } = office();
    const days = ['22', '23', '24', '25', '26', '27', '28'];
    const trips: string[] = [];
    for (const day of days) {
      trips.push(await aTrip(db, company, { departsAt: `2026-11-${day}T06:00:00.000Z` }));
    }
    await aTrip(db, company, { departsAt: '2026-11-20T06:00:00.000Z', status: 'Completed' });
    await aBus(db, SPARE, 4);
    await sell(trips[0] ?? '', [2]);
    await sell(trips[1] ?? '', [3, 6]);
    await sell(trips[6] ?? '', [1, 2, 3, 4, 5]);

    const { body } = await preview();
    expect(body).toMatchObject({
      data: {
        trips: [
          { passengers: [{ seat_number: 2, new_seat_number: 2 }] },
          { passengers: [{ seat_number: 3 }, { seat_number: 6 }] },
          { passengers: [] },
          {},
          {},
          {},
          { route_id: 'Awka - Lagos', travel_date: '2026-11-28T06:00:00.000Z' },
        ],
      },
    });
    expect(await busesOf()).not.toContain(SPARE);
    const plan = textAt(body, 'data', 'plan');
    expect(await replace(plan)).toMatchObject({ status: 200 });
    expect(await busesOf()).toEqual(['ANB 482 XA', ...days.map(() => SPARE)]);

    const [first] = await db.query(
      sql`select array_agg(seat_number) as seats from ticket_seat where trip_id = ${trips[0]}`,
    );
    expect(first).toEqual({ seats: [2] });
    const unseated = await office().call('GET', '/api/get_unseated', { by: 'ngozi', query: 'limit=5' });
    expect(unseated.body).toMatchObject({ data: [{ trip_id: trips[6], reason: 'The engine broke.' }] });
  });

  it('stays on trips that the other one cannot make, which are named', async () => {
    const { db, company } = office();
    await aTrip(db, company, { departsAt: NEXT_DAY });
    const busy = await aTrip(db, company, { departsAt: '2026-11-24T06:00:00.000Z' });
    const spare = await aBus(db, SPARE);
    const other = await aTrip(db, company, { departsAt: '2026-11-24T07:00:00.000Z' });
    await db.query(sql`update trip set vehicle_id = ${spare} where id = ${other}`);
    const { body } = await preview();
    expect(body).toMatchObject({
      data: {
        trips: [
          { travel_date: NEXT_DAY },
          {
            id: busy,
            obstacle: textLike(/^KJA 11 XB is on Awka - Lagos from 24 Nov 2026/),
          },
        ],
      },
    });
    expect(await replace(textAt(body, 'data', 'plan'))).toMatchObject({ status: 200 });
    expect(await busesOf()).toEqual([SPARE, 'ANB 482 XA', SPARE]);
  });

  it('is replaced after what there is to know of each trip: where the other one stands, whose papers are missing, who drives', async () => {
    const { db, company } = office();
    const spare = await aBus(db, SPARE);
    const driver = newId();
    await db.query(
      sql`insert into driver (id, name, phone, address) values (${driver}, 'Eze Bello', '08031234567', 'Awka')`,
    );
    await db.query(sql`update vehicle set driver_id = ${driver} where id = ${spare}`);
    await db.query(sql`update company set vehicle_papers = 'Insurance', driver_papers = 'Licence'`);
    const ownTrip = await aTrip(db, company, { departsAt: '2026-11-02T06:00:00.000Z', status: 'Completed' });
    await db.query(sql`update trip set vehicle_id = ${spare} where id = ${ownTrip}`);
    const back = newId();
    await db.query(sql`insert into route (id, code, origin_terminal_id, destination_terminal_id, distance, duration)
      select ${back}, 'Lagos - Awka', destination_terminal_id, origin_terminal_id, distance, duration from route where id = ${company.awkaToLagos}`);
    const papers = 'Bus, Driver without valid papers';
    const changes = [
      { route: company.awkaToLagos, departsAt: NEXT_DAY, notes: [papers, 'The bus is at Lagos.'] },
      { route: back, departsAt: '2026-11-24T06:00:00.000Z', notes: [papers] },
      { route: company.awkaToLagos, departsAt: '2026-12-20T06:00:00.000Z', notes: [papers] },
    ];
    for (const { route, departsAt } of changes) await aTrip(db, company, { route, departsAt });
    const trips = changes.map(({ notes }) => ({ notes, driver: 'Eze Bello' }));
    const { body } = await preview();
    expect(body).toMatchObject({ data: { trips } });
    await db.query(sql`update vehicle set driver_id = null where id = ${spare}`);
    expect(await replace(textAt(body, 'data', 'plan'))).toMatchObject({ status: 409 });
    await db.query(sql`update vehicle set driver_id = ${driver} where id = ${spare}`);
    expect(await replace(textAt(body, 'data', 'plan'))).toMatchObject({ body: { data: { trips } } });
  });

  it('is replaced as previewed or not at all', async () => {
    const { db, company } = office();
    const trip = await aTrip(db, company, { departsAt: NEXT_DAY });
    await aBus(db, SPARE, 4);
    const plan = textAt((await preview()).body, 'data', 'plan');
    await sell(trip, [5]);
    expect(await replace(plan)).toMatchObject({ status: 409 });
    expect(await busesOf()).toEqual(['ANB 482 XA']);
  });

  it('is no longer planned, or is given itself', async () => {
    const { db, company } = office();
    await aBus(db, SPARE);
    const none = 'This vehicle has no trip that is still to leave.';
    expect(await preview()).toMatchObject({ status: 422, body: { message: none } });
    await aTrip(db, company, { departsAt: NEXT_DAY });
    expect(await preview('anb-482-xa')).toMatchObject({
      status: 422,
      body: { errors: { vehicle_number: ['It is ANB 482 XA already.'] } },
    });
  });
});
