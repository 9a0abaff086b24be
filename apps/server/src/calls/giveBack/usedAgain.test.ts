import { afterEach, beforeEach, expect, it } from 'vitest';
import { sql } from '../../db';
import { planned } from '../../testing/calls/disruptions';
import { inTheOffice } from '../../testing/office';
import { changesOfTickets } from '../../testing/ticketChanges';
import { ticketsOf } from '../../testing/tickets';
import { aBus } from '../../testing/trips';
import { parcels } from '../../testing/waybill';

inTheOffice('What was paid and used once', (office) => {
  const { trip, sold, edit } = ticketsOf(office);
  const { reschedule, refund, rules } = changesOfTickets(office);
  const { at, edit: editWaybill, setStatus, takeIn } = parcels(office);

  beforeEach(async () => {
    const { db, company } = office();
    const { chika } = company.people;
    await db.query(sql`update person set role = 'manager', terminal_id = null where id = ${chika}`);
    await db.query(sql`insert into managed_terminal values (${chika}, ${company.awka}), (${chika}, ${company.lagos})
      on conflict do nothing`);
    await rules({ reschedule_rule: 'late-fee', reschedule_fee: '1,000' });
  });
  const start = new Date('2026-11-21T09:00:00.000Z');
  afterEach(() => void (office().clock.now = start));

  const actsOf = (id: string) =>
    office().db.query(sql`
      select way, amount_kobo, person.name as by, after_departure from give_back join person on person.id = person_id
      where ${id} in (ticket_id, waybill_id) order by at, give_back.id`);
  const eventsOf = async (id: string) =>
    (
      await office().db.query<{ kind: string }>(
        sql`select kind from audit_event where target_id = ${id} order by at, id`,
      )
    ).map(({ kind }) => kind);
  const somebodyElse = {
    traveler_name: 'Somebody Else',
    traveler_number: '08091112222',
    travel_date: '1985-01-01',
  };
  const arrived = async (on: string) => {
    for (const [status, by, time] of [
      ['En-route', 'ada', '06:01'],
      ['Completed', 'tunde', '16:00'],
    ] as const) {
      office().clock.now = new Date(`2026-11-22T${time}:00.000Z`);
      await office().call('PUT', `/api/trip_status/${on}`, { by, body: { status, confirmed: true } });
    }
  };

  const otherPeople = { sender_name: 'New Sender', receiver_name: 'New Receiver' };
  const leaves = async (bus: string) =>
    office().call('PUT', `/api/trip_status/${bus}`, {
      by: 'ada',
      body: { status: 'En-route', confirmed: true },
    });
  const comesBack = async (bus: string) =>
    office().call('PUT', `/api/trip_status/${bus}`, {
      by: 'ada',
      body: { status: 'Scheduled', reason: 'A slip' },
    });
  const load = (bus: string, code: string) =>
    office().call('PUT', `/api/load_parcel/${bus}`, { by: 'ada', body: { code } });

  it('is a row with its price if a ticket gets another departure after its own, and one if it then gets another passenger', async () => {
    const on = await trip();
    const { id, body } = await sold(on);
    await arrived(on);
    const to = await trip({ departsAt: '2026-11-24T06:00:00.000Z' });
    expect((await reschedule(id, { trip_id: to, fee: 1_000 })).status).not.toBe(200);
    expect((await reschedule(id, { trip_id: to, fee: 0 }, 'chika')).status).toBe(200);
    expect(await actsOf(id)).toMatchObject([
      { way: 'waive', amount_kobo: 100_000, by: 'chika' },
      { way: 'departed', amount_kobo: 1_850_000, by: 'chika', after_departure: true },
    ]);
    const renamed = await edit(id, { ...body, ...somebodyElse, trip_id: to, seat_number: [1] }, 'chika');
    expect(renamed.status).toBe(200);
    expect((await actsOf(id)).at(-1)).toMatchObject({ way: 'person', amount_kobo: 0, by: 'chika' });
    expect(await eventsOf(id)).toEqual(['storage_waived', 'given_back_departed', 'given_back_person']);
  });

  it('is a row with its price even if the rule lets a clerk reschedule it after the time of its departure', async () => {
    const { id } = await sold(await trip());
    office().clock.now = new Date('2026-11-22T12:00:00.000Z');
    const to = await trip({ departsAt: '2026-11-24T06:00:00.000Z' });
    expect((await reschedule(id, { trip_id: to, fee: 1_000 })).status).toBe(200);
    expect(await actsOf(id)).toMatchObject([{ way: 'departed', amount_kobo: 1_850_000, by: 'ada' }]);
  });

  it('is a row with its price even if the bus that has gone is delayed to the evening first', async () => {
    const on = await trip();
    const { id } = await sold(on);
    office().clock.now = new Date('2026-11-22T19:00:00.000Z');
    const body = await planned(office(), on, { kind: 'time', travel_date: '2026-11-22T23:50' });
    expect((await office().call('PUT', `/api/disrupt_trip/${on}`, { by: 'ada', body })).status).toBe(200);
    const to = await trip({ departsAt: '2026-11-23T06:00:00.000Z' });
    expect((await reschedule(id, { trip_id: to, fee: 1_000 })).status).toBe(200);
    expect(await actsOf(id)).toEqual([
      { way: 'departed', amount_kobo: 1_850_000, by: 'ada', after_departure: true },
    ]);
  });

  it('is a row with its price even if passengers went into a bus of that evening first', async () => {
    const on = await trip();
    const { id } = await sold(on);
    office().clock.now = new Date('2026-11-22T15:00:00.000Z');
    const evening = { kind: 'trip', trip_id: await trip({ departsAt: '2026-11-22T22:00:00.000Z' }) };
    const body = await planned(office(), on, evening);
    expect((await office().call('PUT', `/api/disrupt_trip/${on}`, { by: 'ada', body })).status).toBe(200);
    const to = await trip({ departsAt: '2026-11-24T06:00:00.000Z' });
    expect((await reschedule(id, { trip_id: to, fee: 1_000 })).status).toBe(200);
    expect(await actsOf(id)).toMatchObject([{ way: 'departed', amount_kobo: 1_850_000, by: 'ada' }]);
  });

  it('is a row with its price if a passenger was boarded before, though that was taken back', async () => {
    const on = await trip();
    const { id } = await sold(on, { seat_number: [1] });
    office().clock.now = new Date('2026-11-22T05:50:00.000Z');
    for (const [path, body] of [
      ['board_passengers', { code: '1' }],
      ['unboard_passengers', { seats: [1] }],
    ] as const)
      expect((await office().call('PUT', `/api/${path}/${on}`, { by: 'ada', body })).status).toBe(200);
    const to = await trip({ departsAt: '2026-11-23T06:00:00.000Z' });
    expect((await reschedule(id, { trip_id: to, fee: 1_000 })).status).toBe(200);
    expect(await actsOf(id)).toEqual([
      { way: 'departed', amount_kobo: 1_850_000, by: 'ada', after_departure: false },
    ]);
    expect(await eventsOf(id)).toEqual(['given_back_departed']);
  });

  it('is no row before the departure, nor for another spelling', async () => {
    const { id, body } = await sold(await trip());
    const to = await trip({ departsAt: '2026-11-24T06:00:00.000Z' });
    expect((await reschedule(id, { trip_id: to, fee: 0 })).status).toBe(200);
    const moved = { ...body, trip_id: to, seat_number: [1] };
    expect((await edit(id, { ...moved, ...somebodyElse })).status).toBe(200);
    office().clock.now = new Date('2026-11-24T05:59:00.000Z');
    await rules({ refund_notice: '24' });
    expect((await edit(id, { ...moved, ...somebodyElse, traveler_name: 'SOMEBODY ELSE' })).status).toBe(200);
    expect(await actsOf(id)).toEqual([]);
  });

  it('is a row if a ticket that is no longer refunded gets another passenger, by whoever named them', async () => {
    const { id, body } = await sold(await trip());
    await rules({ refund_notice: '24' });
    office().clock.now = new Date('2026-11-22T05:55:00.000Z');
    expect((await refund(id)).status).toBe(403);
    expect((await edit(id, { ...body, ...somebodyElse })).status).toBe(200);
    expect(await actsOf(id)).toEqual([{ way: 'person', amount_kobo: 0, by: 'ada', after_departure: false }]);
    expect(await eventsOf(id)).toEqual(['given_back_person']);
  });

  it('is a row if a passenger was scanned aboard and set back, by Undo or for another vehicle, and then gets another name', async () => {
    const [undone, other] = [await trip(), await trip()];
    const [one, two] = [await sold(undone, { seat_number: [1] }), await sold(other, { seat_number: [1] })];
    office().clock.now = new Date('2026-11-22T04:30:00.000Z');
    const put = async (path: string, body: object) =>
      expect((await office().call('PUT', `/api/${path}`, { by: 'ada', body })).status).toBe(200);
    for (const on of [undone, other]) await put(`board_passengers/${on}`, { code: '1' });
    await put(`unboard_passengers/${undone}`, { seats: [1] });
    await aBus(office().db, 'USED 1 XA');
    const wish = { kind: 'vehicle', vehicle_number: 'USED 1 XA' };
    await put(`disrupt_trip/${other}`, await planned(office(), other, wish));
    for (const { id, body } of [one, two]) {
      expect((await edit(id, { ...body, ...somebodyElse })).status).toBe(200);
      expect(await actsOf(id)).toMatchObject([{ way: 'person', amount_kobo: 0, by: 'ada' }]);
    }
  });

  it('is a row if the bus left and was taken back at once, and a passenger then gets another name', async () => {
    const on = await trip();
    const { id, body } = await sold(on, { seat_number: [1] });
    office().clock.now = new Date('2026-11-22T04:00:00.000Z');
    expect([(await leaves(on)).status, (await comesBack(on)).status]).toEqual([200, 200]);
    expect((await edit(id, { ...body, ...somebodyElse })).status).toBe(200);
    expect(await actsOf(id)).toMatchObject([{ way: 'person', by: 'ada', after_departure: true }]);
  });

  it('is an event of each step that somebody else takes back, and a row if a parcel that was carried gets other people', async () => {
    const id = await at('Picked Up');
    for (const status of ['Delivered', 'On-Transit', 'Pending'])
      expect((await setStatus(id, status, 'chika', 'Wrong parcel')).status).toBe(200);
    expect(await eventsOf(id)).toEqual(['step_taken_back', 'step_taken_back', 'step_taken_back']);
    expect((await editWaybill(id, { ...otherPeople, reason: 'So' } as object, 'chika')).status).toBe(200);
    expect(await actsOf(id)).toMatchObject([{ way: 'person', amount_kobo: 0, by: 'chika' }]);
    const { id: own } = await takeIn();
    await editWaybill(own, otherPeople);
    await setStatus(own, 'On-Transit', 'ada');
    await setStatus(own, 'Pending', 'ada', 'Too early');
    expect([await actsOf(own), await eventsOf(own)]).toEqual([[], []]);
  });

  it('is a row if a waybill that staff can no longer delete gets other people', async () => {
    const { id } = await takeIn();
    office().clock.now = new Date('2026-11-24T09:00:00.000Z');
    expect((await editWaybill(id, otherPeople)).status).toBe(200);
    expect(await actsOf(id)).toMatchObject([{ way: 'person', amount_kobo: 0, by: 'ada' }]);
  });

  it('is a row if a parcel whose bus left gets other people, though the bus was taken back at once', async () => {
    const [bus, { id, number }] = [await trip(), await takeIn()];
    await load(bus, number);
    expect([(await leaves(bus)).status, (await comesBack(bus)).status]).toEqual([200, 200]);
    expect((await editWaybill(id, otherPeople)).status).toBe(200);
    expect(await actsOf(id)).toMatchObject([{ way: 'person', after_departure: true }]);
  });

  it('is a row with its price if a parcel that was on its way leaves again, but not with the bus that was taken back', async () => {
    const [bus, sent, slip] = [await trip(), await takeIn(), await takeIn()];
    await setStatus(sent.id, 'On-Transit', 'ada');
    office().clock.now = new Date('2026-11-21T09:10:00.000Z');
    await setStatus(sent.id, 'Pending', 'ada', 'A slip');
    await load(bus, slip.number);
    await leaves(bus);
    office().clock.now = new Date('2026-11-21T09:20:00.000Z');
    await comesBack(bus);
    await load(bus, sent.number);
    expect((await leaves(bus)).status).toBe(200);
    expect(await actsOf(sent.id)).toMatchObject([{ way: 'departed', amount_kobo: 350_000, by: 'ada' }]);
    expect([await actsOf(slip.id), await eventsOf(sent.id)]).toEqual([[], ['given_back_departed']]);
    const file = { by: 'ngozi', query: `q=${sent.number}&format=csv` } as const;
    expect((await office().call('GET', '/api/get_given_back', file)).text).toContain(
      'Sent off a second time',
    );
  });
});
