import { beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from '../../db';
import { planned } from '../../testing/calls/disruptions';
import type { PersonName } from '../../testing/company';
import { textLike } from '../../testing/matchers';
import { inEachOffice, textAt } from '../../testing/office';
import { aService } from '../../testing/timetable';
import { ticketsOf } from '../../testing/tickets';
import { aBus, aTripForm } from '../../testing/trips';
import { verify } from '../../verify/verify';

const DAY = { travel_date: '2026-12-05T07:00' };
const COACHES = ['COA 1 XA', 'COA 2 XA', 'COA 3 XA'] as const;

inEachOffice('Seats that come to be worth more than was paid for them', (office) => {
  const { edit, sold } = ticketsOf(office);
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
    (await call('PUT', `disrupt_trip/${trip}`, by, await planned(office(), trip, wish, by))).status;
  /** What is named as not paid for a ticket, oldest first. */
  const rows = (ticket: string) =>
    office().db.query(sql`select way, amount_kobo::int / 100 as naira, person.name as by
      from give_back left join person on person.id = person_id where ticket_id = ${ticket} order by at, give_back.id`);
  const below = (naira: number, by: PersonName = 'ada') => ({ way: 'below', naira, by });

  beforeAll(async () => {
    const { db, company } = office();
    for (const plate of COACHES) await aBus(db, plate);
    await fare({ fare: '10,000' });
    await fare({ vehicle_type: 'Coach Bus', fare: '25,000' });
    await fare({ name: 'Christmas', from_day: '2026-12-20', until_day: '2026-12-31', fare: '40,000' });
    await db.query(sql`update person set role = 'manager', terminal_id = null where name = 'chika'`);
    await db.query(
      sql`insert into managed_terminal (person_id, terminal_id) values (${company.people.chika}, ${company.awka})`,
    );
  });
  beforeEach(() =>
    office().db.query(
      sql`update trip set status = 'Completed' where status = 'Scheduled' and vehicle_id is not null`,
    ),
  );

  it('by a dearer bus in the form of the trip are named once, by who gave it, however often buses change', async () => {
    const trip = await plan({ ...DAY, amount: 10_000 });
    const { id } = await sold(trip, { seat_number: [1, 2], amount: 20_000 });
    const bus = (vehicle_number: string) => change(trip, { ...DAY, vehicle_number, amount: 10_000 });
    expect((await bus(COACHES[0])).status).toBe(200);
    expect(await rows(id)).toEqual([below(30_000)]);
    expect((await bus('ANB 482 XA')).status).toBe(200);
    expect((await bus(COACHES[1])).status).toBe(200);
    expect(await rows(id)).toEqual([below(30_000)]);
    // Who buys a seat of it later pays too little by the same person's decision.
    const later = await sold(trip, { seat_number: [3], amount: 10_000 }, 'ngozi');
    expect(await rows(later.id)).toEqual([below(15_000)]);
    expect((await verify(office().db)).broken).toEqual([]);
  });

  it('are named once where a further seat is sold between two dearer buses', async () => {
    const trip = await plan({ ...DAY, amount: 10_000 });
    const { id, body } = await sold(trip, { seat_number: [1], amount: 10_000 });
    const bus = async (vehicle_number: string) =>
      expect((await change(trip, { ...DAY, vehicle_number, amount: 10_000 })).status).toBe(200);
    await bus(COACHES[0]);
    await bus('ANB 482 XA');
    expect((await edit(id, { ...body, seat_number: [1, 2], amount: 20_000 })).status).toBe(200);
    await bus(COACHES[1]);
    expect(await rows(id)).toEqual([below(15_000), below(15_000)]);
  });

  it('are named once for a party that was split, where a company has one fare for a ticket', async () => {
    const { db } = office();
    await db.query(sql`update company set fare_rule = 'per-ticket'`);
    const trip = await plan({ ...DAY, amount: 10_000 });
    const { id } = await sold(trip, { seat_number: [1, 2], amount: 10_000 });
    await aBus(db, 'ONE 1 XA', 1);
    await db.query(sql`update vehicle set vehicle_type = 'Bus' where vehicle_number = 'ONE 1 XA'`);
    expect(await disrupt(trip, { kind: 'vehicle', vehicle_number: 'ONE 1 XA' })).toBe(200);
    expect((await change(trip, { ...DAY, vehicle_number: COACHES[0], amount: 10_000 })).status).toBe(200);
    await db.query(sql`update company set fare_rule = 'per-seat'`);
    const [part] = await db.query<{ id: string }>(sql`select id from ticket where split_from = ${id}`);
    expect([await rows(id), await rows(part?.id ?? '')]).toEqual([[below(15_000)], []]);
  });

  it('by a dearer bus or day of a disruption are named, by who carried it out and why', async () => {
    const trip = await plan({ travel_date: '2026-12-19T07:00', amount: 10_000 });
    const { id } = await sold(trip, { seat_number: [1, 2], amount: 20_000 });
    expect(await disrupt(trip, { kind: 'vehicle', vehicle_number: COACHES[0] })).toBe(200);
    expect(await disrupt(trip, { kind: 'time', travel_date: '2026-12-24T07:00' })).toBe(200);
    expect(await rows(id)).toEqual([below(30_000), below(30_000)]);
    const later = await sold(trip, { seat_number: [3], amount: 10_000 });
    expect(await rows(later.id)).toEqual([below(30_000)]);
    expect(
      await office().db.query(
        sql`select distinct reason from give_back where ticket_id in (${id}, ${later.id})`,
      ),
    ).toEqual([{ reason: 'The gearbox broke.' }]);
  });

  it('are named once where such a trip then goes into the dear one, or its passengers lose their seats and get others there', async () => {
    const dear = await plan({ ...DAY, vehicle_number: COACHES[0], amount: 25_000 });
    const [merged, cancelled] = [
      await plan({ ...DAY, amount: 10_000 }),
      await plan({ ...DAY, vehicle_number: COACHES[2], amount: 25_000 }),
    ];
    const { id } = await sold(merged, { seat_number: [1, 2], amount: 20_000 });
    const other = await sold(cancelled, { seat_number: [4], amount: 25_000 });
    expect((await change(merged, { ...DAY, vehicle_number: COACHES[1], amount: 10_000 })).status).toBe(200);
    expect(await disrupt(merged, { kind: 'trip', trip_id: dear })).toBe(200);
    expect(await disrupt(cancelled, { kind: 'cancelled' })).toBe(200);
    const seat = { trip_id: dear, seat_number: [5] };
    expect((await call('PUT', `seat_unseated/${other.id}`, 'ada', seat)).status).toBe(200);
    expect([await rows(id), await rows(other.id)]).toEqual([[below(30_000)], []]);
  });

  it('are not moved to a dearer trip by a clerk, and named if the head office does', async () => {
    const dear = await plan({ ...DAY, vehicle_number: COACHES[0], amount: 25_000 });
    const cheap = await plan({ ...DAY, amount: 10_000 });
    const { id } = await sold(cheap, { seat_number: [1, 2], amount: 20_000 });
    const query = `kind=trip&trip_id=${dear}`;
    expect(
      await office().call('GET', `/api/preview_disruption/${cheap}`, { by: 'ada', query }),
    ).toMatchObject({
      status: 422,
      body: { errors: { trip_id: [textLike(/costs ₦25,000\.00, this one ₦10,000\.00/)] } },
    });
    expect(await disrupt(cheap, { kind: 'trip', trip_id: dear }, 'ngozi')).toBe(200);
    expect(await rows(id)).toEqual([{ way: 'merge', naira: 30_000, by: 'ngozi' }]);
  });

  it('were sold before somebody raised the fare of their trip: who then merges it is named', async () => {
    const route = { amount: 26_000 };
    const dear = await plan({ ...DAY, vehicle_number: COACHES[0], ...route });
    const cheap = await plan({ ...DAY, amount: 10_000 }, 'chika');
    const { id } = await sold(cheap, { seat_number: [1, 2], amount: 20_000 }, 'chika');
    const raised = { ...DAY, ...route, reason: 'Typed wrong' };
    expect((await change(cheap, raised, 'chika')).status).toBe(200);
    expect(await disrupt(cheap, { kind: 'trip', trip_id: dear }, 'chika')).toBe(200);
    const named = [{ way: 'merge', naira: 32_000, by: 'chika' }];
    expect(await rows(id)).toEqual(named);
    const like = await plan({ ...DAY, vehicle_number: COACHES[1], ...route });
    expect(await disrupt(dear, { kind: 'trip', trip_id: like })).toBe(200);
    expect(await rows(id)).toEqual(named);
  });

  it('by the list of fares are nobody’s act: a clerk moves their passengers to a trip of the same list, a split party too', async () => {
    const day = { travel_date: '2027-01-05T07:00' };
    const trip = await plan({ ...day, amount: 10_000 });
    const { id } = await sold(trip, { seat_number: [1, 2, 3], amount: 30_000 });
    await fare({ name: 'Later', from_day: '2027-01-05', until_day: '2027-01-05', fare: '12,000' });
    await aBus(office().db, 'SML 1 XA', 2);
    await office().db.query(sql`update vehicle set vehicle_type = 'Bus' where vehicle_number = 'SML 1 XA'`);
    expect(await disrupt(trip, { kind: 'vehicle', vehicle_number: 'SML 1 XA' })).toBe(200);
    const [lost] = await office().db.query<{ id: string }>(
      sql`select id from ticket where trip_id = ${trip} and unseated_at is not null`,
    );
    const like = await plan({ ...day, amount: 12_000 });
    const seat = { trip_id: like, seat_number: [6] };
    expect((await call('PUT', `seat_unseated/${lost?.id}`, 'ada', seat)).status).toBe(200);
    expect(await disrupt(trip, { kind: 'trip', trip_id: like })).toBe(200);
    expect([await rows(id), await rows(lost?.id ?? '')]).toEqual([[], []]);
  });

  it('by a bus that is dearer than the one of the timetable’s plan are named, before and after its sales', async () => {
    const { db } = office();
    await aService(office(), { vehicle_type: 'Bus', departs_at: '09:00', fare: '10,000' });
    const [trip] = await db.query<{ id: string }>(
      sql`select id from trip where service_id is not null order by departs_at limit 1`,
    );
    const on = trip?.id ?? '';
    const before = await sold(on, { seat_number: [1], amount: 10_000 });
    expect(await disrupt(on, { kind: 'vehicle', vehicle_number: COACHES[0] })).toBe(200);
    const after = await sold(on, { seat_number: [2], amount: 10_000 }, 'ngozi');
    expect([await rows(before.id), await rows(after.id)]).toEqual([[below(15_000)], [below(15_000)]]);
  });

  it('after midnight, when a higher fare holds, are named where the form of the trip moves it there', async () => {
    const trip = await plan({ travel_date: '2026-12-19T23:00', amount: 10_000 });
    const { id } = await sold(trip, { seat_number: [1], amount: 10_000 });
    expect((await change(trip, { travel_date: '2026-12-20T00:30', amount: 10_000 })).status).toBe(200);
    expect(await rows(id)).toEqual([below(30_000)]);
  });

  it('are worth what holds then on a trip of the timetable whose fare a clerk raised and set back', async () => {
    const { db } = office();
    await db.query(sql`update company set timetable_days = 60`);
    await aService(office(), { vehicle_type: 'Bus', departs_at: '11:00', fare: '10,000' });
    const [trip] = await db.query<{ id: string }>(
      sql`select id from trip where departs_at = '2027-01-10T10:00:00Z'`,
    );
    const on = trip?.id ?? '';
    const at = { travel_date: '2027-01-10T11:00', vehicle_number: '' };
    for (const amount of [10_001, 10_000]) expect((await change(on, { ...at, amount })).status).toBe(200);
    await fare({ name: 'Later', from_day: '2027-01-10', until_day: '2027-01-10', fare: '13,000' });
    expect(await db.query(sql`select amount_kobo::int as fare from trip where id = ${on}`)).toEqual([
      { fare: 1_300_000 },
    ]);
  });
});
