import { beforeAll, expect, it } from 'vitest';
import { sql } from '../../db';
import { planned } from '../../testing/calls/disruptions';
import type { PersonName } from '../../testing/company';
import { textLike } from '../../testing/matchers';
import { inTheOffice, textAt } from '../../testing/office';
import { ticketsOf } from '../../testing/tickets';
import { aBus, aTripForm } from '../../testing/trips';

inTheOffice('Passengers who move with their trip, or lost their seats,', (office) => {
  const { sold } = ticketsOf(office);
  const call = (method: 'POST' | 'PUT', path: string, by: PersonName, body: object) =>
    office().call(method, `/api/${path}`, { by, body });
  const fare = (wishes: object) =>
    call('POST', 'create_fares', 'ngozi', {
      route_id: 'Awka - Lagos',
      vehicle_type: '',
      name: '',
      from_day: '2026-11-01',
      until_day: '',
      ...wishes,
    });
  const plan = async (wishes: object, by: PersonName = 'ada') =>
    textAt((await call('POST', 'create_trips', by, aTripForm(wishes))).body, 'data', 'id');
  const change = (trip: string, wishes: object, by: PersonName = 'ada') =>
    call('PUT', `edit_trip/${trip}`, by, aTripForm(wishes));
  const disrupt = async (trip: string, wish: Record<string, string>, by: PersonName = 'ada') =>
    call('PUT', `disrupt_trip/${trip}`, by, await planned(office(), trip, wish, by));
  const merge = async (trip: string, to: string) =>
    office().call('GET', `/api/preview_disruption/${trip}`, {
      by: 'ada',
      query: `kind=trip&trip_id=${to}`,
    });
  const dearer = (to: string, from: string) => ({
    status: 422,
    body: { errors: { trip_id: [textLike(new RegExp(`costs ₦${to}\\.00, this one ₦${from}\\.00`))] } },
  });
  const rows = (ticket: string) =>
    office().db.query(sql`select way, amount_kobo::int / 100 as naira, person.name as by
      from give_back join person on person.id = person_id where ticket_id = ${ticket} order by at, give_back.id`);

  beforeAll(async () => {
    const { db, company } = office();
    for (const number of [1, 2, 3]) await aBus(db, `COA ${number} XA`, 6);
    await fare({ fare: '10,000' });
    await fare({ vehicle_type: 'Coach Bus', fare: '25,000' });
    await fare({ name: 'Christmas', from_day: '2026-12-20', until_day: '2026-12-31', fare: '40,000' });
    await db.query(sql`update person set role = 'manager', terminal_id = null where name = 'chika'`);
    await db.query(
      sql`insert into managed_terminal (person_id, terminal_id) values (${company.people.chika}, ${company.awka})`,
    );
  });

  it('were sold a seat of the bus that it had then: another bus makes their tickets worth no more', async () => {
    const at = { travel_date: '2026-12-05T07:00' };
    const coach = await plan({ ...at, vehicle_number: 'COA 1 XA', amount: 25_000 });
    const cheap = await plan({ ...at, amount: 10_000 });
    const { id } = await sold(cheap, { seat_number: [1, 2], amount: 20_000 });
    expect((await change(cheap, { ...at, vehicle_number: 'COA 2 XA', amount: 10_000 })).status).toBe(200);
    expect(await merge(cheap, coach)).toMatchObject(dearer('25,000', '10,000'));

    expect((await disrupt(cheap, { kind: 'cancelled' })).status).toBe(200);
    const seats = { trip_id: coach, seat_number: [5, 6] };
    expect(await call('PUT', `seat_unseated/${id}`, 'ada', seats)).toMatchObject(dearer('25,000', '10,000'));
    expect((await call('PUT', `seat_unseated/${id}`, 'ngozi', seats)).status).toBe(200);
    expect(await rows(id)).toEqual([{ way: 'merge', naira: 30_000, by: 'ngozi' }]);
  });

  it('were sold a seat of its first day: a delay makes their tickets worth no more', async () => {
    const dear = await plan({
      travel_date: '2026-12-24T09:00',
      vehicle_number: 'COA 1 XA',
      amount: 40_000,
    });
    const cheap = await plan({ travel_date: '2026-12-19T07:00', amount: 10_000 });
    await sold(cheap, { seat_number: [1], amount: 10_000 });
    expect((await disrupt(cheap, { kind: 'time', travel_date: '2026-12-24T07:00' })).status).toBe(200);
    expect(await merge(cheap, dear)).toMatchObject(dearer('40,000', '10,000'));
  });

  it('were sold a seat before a manager raised the fare, which makes their tickets worth no more', async () => {
    const at = { travel_date: '2026-12-07T07:00' };
    const coach = await plan({ ...at, vehicle_number: 'COA 1 XA', amount: 25_000 });
    const cheap = await plan({ ...at, amount: 10_000 }, 'chika');
    const { id } = await sold(cheap, { seat_number: [1, 2], amount: 20_000 }, 'chika');
    const raised = { ...at, amount: 25_000, reason: 'Typed wrong' };
    expect((await change(cheap, raised, 'chika')).status).toBe(200);
    expect(await merge(cheap, coach)).toMatchObject(dearer('25,000', '10,000'));
    expect((await disrupt(cheap, { kind: 'trip', trip_id: coach }, 'ngozi')).status).toBe(200);
    expect(await rows(id)).toEqual([{ way: 'merge', naira: 30_000, by: 'ngozi' }]);
    // What is named already is not asked for again.
    const other = await plan({ ...at, vehicle_number: 'COA 3 XA', amount: 25_000 });
    expect((await disrupt(coach, { kind: 'trip', trip_id: other })).status).toBe(200);
    expect(await rows(id)).toHaveLength(1);
  });

  it('move freely to a trip that is worth no more than they paid and is named as below the fare', async () => {
    const at = { travel_date: '2026-12-08T07:00' };
    const coach = await plan({ ...at, vehicle_number: 'COA 1 XA', amount: 25_000 });
    const below = await plan(
      { ...at, vehicle_number: 'COA 2 XA', amount: 20_000, reason: 'Promised' },
      'ngozi',
    );
    const { id } = await sold(below, { seat_number: [1, 2], amount: 40_000 });
    const named = [{ way: 'below', naira: 10_000, by: 'ngozi' }];
    expect(await rows(id)).toEqual(named);
    expect((await disrupt(below, { kind: 'trip', trip_id: coach })).status).toBe(200);
    expect(await rows(id)).toEqual(named);
  });
});
