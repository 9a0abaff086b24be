import { beforeEach, expect, it } from 'vitest';
import { sql } from '../../db';
import type { PersonName } from '../../testing/company';
import { inEachOffice, textAt } from '../../testing/office';
import { ticketsOf } from '../../testing/tickets';
import { aService, aServiceForm } from '../../testing/timetable';
import { aBus, aTripForm } from '../../testing/trips';

const DAY = '2026-11-23';
const WHY = { reason: 'The state pays the rest' };

inEachOffice('The fare of a service, on a route without a list of fares', (office) => {
  const { sold } = ticketsOf(office);
  const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, by: PersonName, body: object) =>
    office().call(method, `/api/${path}`, { by, body });
  const atLeast = (naira: string, field = 'amount') => ({
    status: 422,
    body: {
      errors: { [field]: [expect.stringContaining(`The fare of Awka - Lagos is at least ₦${naira}.00.`)] },
    },
  });
  const tripOf = async (service: string) => {
    const [made] = await office().db.query<{ id: string }>(
      sql`select id from trip where service_id = ${service} and service_day = ${DAY}`,
    );
    return made?.id ?? '';
  };
  const edit = (by: PersonName, id: string, wishes: object) =>
    call(
      'PUT',
      `edit_trip/${id}`,
      by,
      aTripForm({ travel_date: `${DAY}T07:00`, vehicle_number: '', ...wishes }),
    );
  const plan = (by: PersonName, wishes: object) =>
    call('POST', 'create_trips', by, aTripForm({ travel_date: `${DAY}T09:00`, ...wishes }));
  const below = () =>
    office().db.query(sql`
      select amount_kobo::int as less, person.name as by, reason from give_back left join person on person.id = person_id
      where way = 'below' order by give_back.at, give_back.id`);

  beforeEach(async () => {
    const { db, company } = office();
    await db.query(
      sql`update trip set deleted_at = now(), deleted_by = ${company.people.ngozi} where deleted_at is null`,
    );
    await db.query(sql`update trip set service_id = null, service_day = null`);
    await db.query(sql`delete from service`);
    await db.query(
      sql`update route set fare_kobo = 1000000, most_fare_kobo = null where code = 'Awka - Lagos'`,
    );
    await db.query(sql`update person set role = 'manager', terminal_id = null where name = 'chika'`);
    await db.query(sql`insert into managed_terminal (person_id, terminal_id)
      values (${company.people.chika}, ${company.awka}) on conflict do nothing`);
  });

  it('is the lowest to which staff set an unsold trip of it', async () => {
    const trip = await tripOf(await aService(office(), { fare: '30,000' }));
    expect(await edit('ada', trip, { amount: 10_000 })).toMatchObject(atLeast('30,000'));
    expect(await edit('chika', trip, { amount: 29_999 })).toMatchObject(atLeast('30,000'));
    expect((await edit('ada', trip, { amount: 31_000 })).status).toBe(200);
    expect((await edit('ada', trip, { amount: 30_000 })).status).toBe(200);
  });

  it('is left by the head office for a reason, and what is sold below it is on record', async () => {
    const trip = await tripOf(await aService(office(), { fare: '30,000' }));
    expect((await edit('ngozi', trip, { amount: 20_000 })).status).toBe(422);
    expect((await edit('ngozi', trip, { amount: 20_000, ...WHY })).status).toBe(200);
    const before = (await below()).length;
    await sold(trip, { amount: 20_000 });
    expect((await below()).slice(before)).toEqual([{ less: 1_000_000, by: 'ngozi', ...WHY }]);
  });

  it('holds a trip that is planned on one of its days with a vehicle of its type, also once its own trip was deleted', async () => {
    const { db } = office();
    const trip = await tripOf(await aService(office(), { fare: '30,000' }));
    await aService(office(), { departs_at: '08:00', fare: '20,000', vehicle_type: 'Bus' });
    await aBus(db, 'AWK 100 XA');
    await db.query(sql`update vehicle set vehicle_type = 'Bus' where vehicle_number = 'ANB 482 XA'`);
    expect((await call('DELETE', `delete_trip/${trip}`, 'ada', {})).status).toBe(200);
    expect(await plan('ada', { vehicle_number: 'AWK 100 XA', amount: 20_000 })).toMatchObject(
      atLeast('30,000'),
    );
    expect(await plan('ada', { amount: 19_999 })).toMatchObject(atLeast('20,000'));
    expect((await plan('ada', { amount: 20_000 })).status).toBe(200);
    const proposed = {
      query: `route_id=Awka%20-%20Lagos&vehicle=AWK%20100%20XA&day=${DAY}`,
      by: 'ada',
    } as const;
    expect((await office().call('GET', '/api/find_fare', proposed)).body).toEqual({ data: { fare: 30_000 } });
    await db.query(sql`update vehicle set vehicle_type = 'Coach Bus' where vehicle_number = 'ANB 482 XA'`);
  });

  it('does not hold on the days that the service leaves out', async () => {
    await aService(office(), { fare: '30,000', not_on: '23 Nov 2026' });
    expect((await plan('ada', { amount: 10_000 })).status).toBe(200);
  });

  it('of a trip that was sold before the service got dearer is the one that it had', async () => {
    const service = await aService(office(), { fare: '25,000' });
    const trip = await tripOf(service);
    await sold(trip, { amount: 25_000 });
    const dearer = aServiceForm({ fare: '30,000' });
    expect((await call('PUT', `edit_service/${service}`, 'ngozi', dearer)).status).toBe(200);
    const before = (await below()).length;
    await sold(trip, { seat_number: [2], amount: 25_000 });
    expect((await below()).slice(before)).toEqual([]);
  });

  it('that the head office set by hand is the least for staff, also after somebody raised it', async () => {
    const trip = await tripOf(await aService(office(), { fare: '30,000' }));
    expect((await edit('ngozi', trip, { amount: 40_000 })).status).toBe(200);
    expect(await edit('ada', trip, { amount: 30_000 })).toMatchObject(atLeast('40,000'));
    expect((await edit('ada', trip, { amount: 40_001 })).status).toBe(200);
    expect(await edit('ada', trip, { amount: 39_999 })).toMatchObject(atLeast('40,000'));
    expect((await edit('ada', trip, { amount: 40_000 })).status).toBe(200);
    expect((await edit('ngozi', trip, { amount: 35_000 })).status).toBe(200);
    expect((await edit('ada', trip, { amount: 36_000 })).status).toBe(200);
    expect(await edit('ada', trip, { amount: 30_000 })).toMatchObject(atLeast('35,000'));
    const planned = textAt((await plan('ngozi', { amount: 45_000 })).body, 'data', 'id');
    const own = { travel_date: `${DAY}T09:00`, vehicle_number: 'ANB 482 XA' };
    expect(await edit('ada', planned, { ...own, amount: 30_000 })).toMatchObject(atLeast('45,000'));
  });

  it('that the head office set is the least for managers, in this service and in another one of the same days', async () => {
    const service = await aService(office(), { fare: '30,000' });
    const save = (id: string, wishes: object) =>
      call('PUT', `edit_service/${id}`, 'chika', aServiceForm(wishes));
    expect(await save(service, { fare: '29,999' })).toMatchObject(atLeast('30,000', 'fare'));
    expect((await save(service, { fare: '31,000' })).status).toBe(200);
    expect(await save(service, { fare: '29,999' })).toMatchObject(atLeast('30,000', 'fare'));
    const another = (wishes: object) =>
      call(
        'POST',
        'create_services',
        'chika',
        aServiceForm({ departs_at: '09:00', fare: '10,000', ...wishes }),
      );
    expect(await another({})).toMatchObject(atLeast('30,000', 'fare'));
    expect((await another({ vehicle_type: 'Bus' })).status).toBe(200);
    expect(
      (await call('PUT', `edit_service/${service}`, 'ngozi', aServiceForm({ fare: '20,000' }))).status,
    ).toBe(200);
    expect((await save(service, { fare: '21,000' })).status).toBe(200);
    expect((await save(service, { fare: '20,000' })).status).toBe(200);
  });
});
