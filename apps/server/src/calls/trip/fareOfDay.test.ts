import { beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from '../../db';
import { inBase64 } from '../../testing/files';
import type { PersonName } from '../../testing/company';
import { textLike } from '../../testing/matchers';
import { NOW, inTheOffice, textAt } from '../../testing/office';
import { aServiceForm } from '../../testing/timetable';
import { ticketsOf } from '../../testing/tickets';
import { aTripForm, changesOf } from '../../testing/trips';
import { verify } from '../../verify/verify';

const CHRISTMAS = '2026-12-24T07:00';
const WHY = { reason: 'The state pays the rest' };

const aCompanion = (seat_number: number) => ({
  seat_number,
  name: `Passenger ${seat_number}`,
  phone: '',
  address: '',
  next_of_kin_name: '',
  next_of_kin_phone: '',
  kind: '',
});

inTheOffice('The fare that holds on a day', (office) => {
  const { trip, sold } = ticketsOf(office);
  const call = (method: 'POST' | 'PUT', path: string, by: PersonName, body: object) =>
    office().call(method, `/api/${path}`, { by, body });
  const plan = async (by: PersonName, wishes: object) => {
    await office().db.query(sql`update trip set status = 'Completed' where vehicle_id is not null`);
    return call('POST', 'create_trips', by, aTripForm({ travel_date: CHRISTMAS, ...wishes }));
  };
  const edit = (by: PersonName, id: string, wishes: object) =>
    call('PUT', `edit_trip/${id}`, by, aTripForm({ travel_date: CHRISTMAS, ...wishes }));
  const atLeast = (naira: string) => ({
    status: 422,
    body: {
      errors: {
        amount: [
          `The fare of Awka - Lagos is at least ₦${naira}.00. Only the head office can plan a trip below it.`,
        ],
      },
    },
  });
  const aFare = (wishes: object) =>
    call('POST', 'create_fares', 'ngozi', {
      route_id: 'Awka - Lagos',
      vehicle_type: '',
      name: '',
      from_day: '2026-12-20',
      until_day: '2026-12-31',
      fare: '40,000',
      ...wishes,
    });

  beforeAll(async () => {
    const { db, company } = office();
    await db.query(sql`update person set role = 'manager', terminal_id = null where name = 'chika'`);
    await db.query(
      sql`insert into managed_terminal (person_id, terminal_id) values (${company.people.chika}, ${company.awka})`,
    );
    await aFare({});
    await aFare({ from_day: '2027-02-01', until_day: '2027-02-28', fare: '15,000' });
  });
  beforeEach(() =>
    office().db.query(
      sql`update route set fare_kobo = 1850000, most_fare_kobo = 2500000 where code = 'Awka - Lagos'`,
    ),
  );

  it('is the lowest for which staff plan a trip then, also above the highest or below the lowest of all days', async () => {
    expect(await plan('ada', { amount: 18_500 })).toMatchObject(atLeast('40,000'));
    expect((await plan('ada', { amount: 40_000 })).status).toBe(200);
    expect((await plan('ada', { travel_date: '2027-02-03T07:00', amount: 15_000 })).status).toBe(200);
  });

  it('binds managers as it binds staff', async () => {
    expect(await plan('chika', { amount: 1 })).toMatchObject(atLeast('40,000'));
    expect(await plan('chika', { travel_date: '2026-12-01T07:00', amount: 1 })).toMatchObject(
      atLeast('18,500'),
    );
  });

  it('is left by the head office for a reason, which the history of the trip keeps', async () => {
    expect(await plan('ngozi', { amount: 1 })).toMatchObject({
      status: 422,
      body: { errors: { reason: ['Please say why.'] } },
    });
    const planned = await plan('ngozi', { amount: 18_500, ...WHY });
    expect(planned.status).toBe(200);
    const id = textAt(planned.body, 'data', 'id');
    const lower = { field: 'Amount', from: '₦40,000.00', to: '₦18,500.00' };
    expect(await changesOf(office().db, id)).toMatchObject([{ by: 'ngozi', ...WHY, fields: [lower] }]);
    expect((await edit('ngozi', id, { amount: 18_000 })).status).toBe(422);
    expect((await edit('ngozi', id, { amount: 18_000, ...WHY })).status).toBe(200);
  });

  it('holds a trip that is moved to that day at the fare of another', async () => {
    const planned = await plan('ada', { travel_date: '2026-12-01T07:00', amount: 18_500 });
    const id = textAt(planned.body, 'data', 'id');
    const later = { travel_date: '2026-12-01T09:00', amount: 18_500 };
    expect((await edit('ada', id, later)).status).toBe(200);
    expect(await edit('ada', id, { amount: 18_500 })).toMatchObject(atLeast('40,000'));
    expect((await edit('ada', id, { amount: 41_000 })).status).toBe(422);
    expect((await edit('ada', id, { amount: 40_000 })).status).toBe(200);
  });

  it('holds an unsold trip of the timetable by the vehicle type of its plan', async () => {
    const { db } = office();
    const day = '2026-12-02';
    await aFare({ vehicle_type: 'Coach Bus', from_day: day, until_day: day, fare: '45,000' });
    const made = await call('POST', 'create_services', 'ngozi', aServiceForm({ departs_at: '11:00' }));
    const [found] = await db.query<{ id: string }>(sql`
      select id from trip where service_id = ${textAt(made.body, 'data', 'id')} and service_day = ${day}`);
    const form = { travel_date: `${day}T11:00`, vehicle_number: '', amount: 18_500 };
    expect(await edit('ada', found?.id ?? '', form)).toMatchObject(atLeast('45,000'));
  });

  it('is what a service of the timetable may not undercut, nor exceed, in its form and in a file', async () => {
    const low =
      'The fare of Awka - Lagos is at least ₦18,500.00. The head office enters another one for these days under Fares.';
    const refused = { status: 422, body: { errors: { fare: [low] } } };
    for (const by of ['chika', 'ngozi'] as const) {
      expect(await call('POST', 'preview_service', by, aServiceForm({ fare: '1' }))).toMatchObject(refused);
      expect(await call('POST', 'create_services', by, aServiceForm({ fare: '1' }))).toMatchObject(refused);
    }
    expect((await call('POST', 'create_services', 'ngozi', aServiceForm({ fare: '26,000' }))).status).toBe(
      422,
    );
    const made = await call('POST', 'create_services', 'chika', aServiceForm());
    const id = textAt(made.body, 'data', 'id');
    expect(await call('PUT', `edit_service/${id}`, 'chika', aServiceForm({ fare: '1' }))).toMatchObject(
      refused,
    );
    await office().db.query(sql`update route set fare_kobo = 2000000`);
    expect((await call('PUT', `edit_service/${id}`, 'chika', aServiceForm({ seats: '13' }))).status).toBe(
      200,
    );

    const file = inBase64(
      'Route,Departure,Days,Vehicle type,Seats,Fare,First day\nAwka - Lagos,09:00,Daily,Bus,6,1,22 Nov 2026',
    );
    const preview = await call('POST', 'preview_import', 'ngozi', { list: 'services', file });
    expect(preview.body).toMatchObject({
      data: { new: 0, wrong: 1, mistakes: [{ column: 'Fare', message: low.replace('18,500', '20,000') }] },
    });
  });

  it('names what is sold below it, by who set the price and why, whichever way passengers come to the trip', async () => {
    const { db } = office();
    const cheap = textAt((await plan('ngozi', { amount: 18_500, ...WHY })).body, 'data', 'id');
    const below = () =>
      db.query(sql`select ticket.number, give_back.amount_kobo::int as less, person.name as by, reason
        from give_back join ticket on ticket.id = ticket_id left join person on person.id = person_id
        where way = 'below' order by give_back.at, give_back.id`);
    const first = await sold(cheap, { seat_number: [1, 2], amount: 37_000 });
    expect(await below()).toMatchObject([{ less: 4_300_000, by: 'ngozi', ...WHY }]);
    // The sale came from the clerk's address, which says nothing of whoever set the price.
    expect(
      await db.query(sql`select person_name, ip from audit_event where kind = 'given_back_below'`),
    ).toEqual([{ person_name: 'ngozi', ip: '' }]);
    const three = {
      ...first.body,
      seat_number: [1, 2, 3],
      amount: 55_500,
      companions: [2, 3].map(aCompanion),
    };
    expect((await call('PUT', `edit_ticket/${first.id}`, 'ada', three)).status).toBe(200);
    expect((await below()).slice(1)).toMatchObject([{ less: 2_150_000, by: 'ngozi' }]);

    const usual = await trip();
    const moved = await sold(usual, { seat_number: [4] });
    const to = {
      trip_id: cheap,
      seat_number: [4],
      amount: 18_500,
      fee: 1_000,
      payment_method: 'Cash',
      reason: 'Ill',
    };
    expect((await call('PUT', `reschedule_ticket/${moved.id}`, 'ada', to)).status).toBe(200);
    expect((await below()).slice(2)).toMatchObject([{ less: 2_150_000, by: 'ngozi' }]);
    // Two trips of the same price, of which one is worth more: a move at the same price is the head office's.
    const merge = `kind=trip&trip_id=${cheap}`;
    expect(
      await office().call('GET', `/api/preview_disruption/${usual}`, { by: 'ada', query: merge }),
    ).toMatchObject({
      status: 422,
      body: { errors: { trip_id: [textLike(/costs ₦40,000\.00, this one ₦18,500\.00/)] } },
    });
    expect((await verify(db)).broken).toEqual([]);
  });

  it('keeps nobody from the difference of a trip that the timetable made last night', async () => {
    const { db, clock } = office();
    await db.query(sql`update trip set status = 'Completed' where vehicle_id is not null`);
    const dear = await trip({ amountKobo: 2_000_000 });
    const ticket = await sold(dear, { amount: 20_000 });
    clock.now = new Date('2026-11-21T12:00:00.000Z');
    await call('POST', 'create_services', 'ngozi', aServiceForm({ departs_at: '10:00' }));
    const [made] = await db.query<{ id: string }>(sql`
      select trip.id from trip join service on service.id = service_id where service.departs_at = '10:00' and service_day = '2026-11-23'`);
    const to = {
      trip_id: made?.id ?? '',
      seat_number: [1],
      amount: 18_500,
      fee: 1_000,
      payment_method: 'Cash',
      reason: 'Ill',
    };
    expect(await call('PUT', `reschedule_ticket/${ticket.id}`, 'ada', to)).toMatchObject({ status: 200 });
    clock.now = new Date(NOW);
  });
});
