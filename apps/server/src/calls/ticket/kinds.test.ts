import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db';
import { aBooking } from '../../testing/booking';
import { inTheOffice } from '../../testing/office';
import { ticketsOf } from '../../testing/tickets';
import { verify } from '../../verify/verify';

const named = (seat: number, name: string, kind = '', date_of_birth = kind && '2017-03-04') => ({
  seat_number: seat,
  name,
  phone: '',
  address: '',
  next_of_kin_name: '',
  next_of_kin_phone: '',
  kind,
  date_of_birth,
});
const FAMILY = {
  seat_number: [4, 5, 6],
  companions: [named(5, 'Ben Obi', 'child'), named(6, 'Chi Obi', 'child')],
  infants: 'Ngozi Obi',
  amount: 37_000,
};

const familyWith = (...companions: ReturnType<typeof named>[]) => ({
  ...FAMILY,
  companions: [...companions, named(6, 'Chi Obi', 'child')],
});

inTheOffice('Children and infants', (office) => {
  const { trip, sold } = ticketsOf(office);
  const rules = (child: number, percent = 50, infant = 2) =>
    office().db.query(
      sql`update company set child_age = ${child}, child_percent = ${percent}, infant_age = ${infant}`,
    );
  const put = (path: string, body: object) => office().call('PUT', `/api/${path}`, { by: 'ada', body });
  beforeAll(() => rules(12));

  it('pay their part of the fare and nothing, by the company’s rule, and ticket and manifest say who they are', async () => {
    const on = await trip();
    const { id } = await sold(on, FAMILY);
    const { body } = await office().call('GET', `/api/get_ticket/${id}`, { by: 'ada' });
    expect(body).toMatchObject({
      data: {
        passenger_information: {
          traveler_kind: '',
          infants: 'Ngozi Obi',
          companions: [
            { name: 'Ben Obi', kind: 'child', date_of_birth: '2017-03-04' },
            { name: 'Chi Obi', kind: 'child' },
          ],
        },
        payment_information: { amount: 37_000, fare: 18_500, child_fare: 9_250 },
      },
    });
    const manifest = await office().call('GET', `/api/get_manifest/${on}`, { by: 'ada' });
    expect(manifest.body).toMatchObject({
      data: {
        passengers: [
          { seat_number: 4, kind: '', infants: 'Ngozi Obi' },
          { seat_number: 5, kind: 'child', infants: '' },
          { seat_number: 6, kind: 'child', infants: '' },
        ],
      },
    });
  });

  it('keep the price that they were sold at, whatever the rule is later', async () => {
    const { id, body } = await sold(await trip(), FAMILY);
    await rules(0, 80);
    const two = { ...body, seat_number: [4, 5], companions: FAMILY.companions.slice(0, 1) };
    expect(await put(`edit_ticket/${id}`, { ...two, reason: 'Chi stays', amount: 27_750 })).toMatchObject({
      status: 200,
      body: { data: { payment_information: { amount: 27_750, child_fare: 9_250 } } },
    });
    await rules(12);
  });

  it('cost the rule’s price on the trip to which they are rescheduled', async () => {
    const { id } = await sold(await trip(), FAMILY);
    const to = await trip({ amountKobo: 2_000_100 });
    const move = { trip_id: to, seat_number: [1, 2, 3], fee: 1_000, payment_method: 'Cash', reason: 'Late' };
    expect(await put(`reschedule_ticket/${id}`, { ...move, amount: 60_003 })).toMatchObject({
      body: { errors: { amount: ['The 3 seats come to ₦40,003.00 on this trip.'] } },
    });
    expect((await put(`reschedule_ticket/${id}`, { ...move, amount: 40_003 })).status).toBe(200);
  });

  it.each([
    [
      'a traveler who is none by the date of birth',
      12,
      { seat_number: [4], traveler_kind: 'child', amount: 9_250 },
      'traveler_kind',
      'By the date of birth the traveler is 36 then. A child is under 12.',
    ],
    [
      'a child where children pay as adults do',
      0,
      { ...FAMILY, infants: '' },
      'companions',
      'Children pay as adults do.',
    ],
    [
      'a child of whom nobody says when it was born',
      12,
      familyWith(named(5, 'Ben Obi', 'child', '')),
      'companions',
      'Enter when the child in seat 5 was born, or choose that you have seen the child.',
    ],
    [
      'a child that is none by the date of birth',
      12,
      familyWith(named(5, 'Ben Obi', 'child', '2010-03-04')),
      'companions',
      'By the date of birth the passenger in seat 5 is 16 then. A child is under 12.',
    ],
    [
      'children without an adult',
      12,
      { ...FAMILY, infants: '', traveler_kind: 'child', travel_date: '2017-01-01', amount: 27_750 },
      'traveler_kind',
      'A child pays less only with an adult on the same ticket.',
    ],
    [
      'an infant without a lap',
      12,
      { ...FAMILY, infants: 'Ngozi, Obi' },
      'infants',
      'There is 1 adult on this ticket, with one lap each.',
    ],
    [
      'an adult’s price',
      12,
      { ...FAMILY, amount: 55_500 },
      'amount',
      'The fare of this trip is ₦18,500.00: 3 seats are ₦37,000.00.',
    ],
    [
      'a kind that there is none of',
      12,
      { seat_number: [4], traveler_kind: 'goat' },
      'traveler_kind',
      'A seat is for an adult, a child or luggage.',
    ],
  ] as const)('are not sold for %s', async (_what, child, wishes, field, message) => {
    await rules(child);
    const sale = {
      by: 'ada',
      body: aBooking(await trip(), { ...wishes, seat_number: [...wishes.seat_number] }),
    } as const;
    const { body } = await office().call('POST', '/api/book_ticket', sale);
    expect(body).toMatchObject({ errors: { [field]: [message] } });
    await rules(12);
  });

  it('stay children: a date of birth that says otherwise needs the kind of an adult, whatever the rules say by now', async () => {
    await rules(12);
    const on = await trip();
    const companions = [named(2, 'Ada Obi')];
    const child = {
      seat_number: [1, 2],
      companions,
      traveler_kind: 'child',
      travel_date: '2016-01-01',
      amount: 27_750,
    };
    const { id, body } = await sold(on, child);
    const correct = (wishes: object) => put(`edit_ticket/${id}`, { ...body, ...wishes });
    expect((await correct({ travel_date: '2016-02-01' })).status).toBe(200);
    expect(await correct({ travel_date: '1990-01-01' })).toMatchObject({
      status: 422,
      body: {
        errors: { traveler_kind: ['By the date of birth the traveler is 36 then. A child is under 12.'] },
      },
    });
    await rules(5);
    expect((await correct({ travel_date: '2016-03-01' })).status).toBe(200);
    await rules(12);
  });

  it('are seen by a clerk where nobody knows the birthday, and the ticket says by whom, also after a colleague’s edit', async () => {
    const seen = {
      ...FAMILY,
      companions: [named(5, 'Ben Obi', 'child', 'seen by tunde'), named(6, 'Chi Obi', 'child')],
    };
    const { id, body } = await sold(await trip(), seen);
    const born = async () =>
      office().db.query(sql`select born from passenger where ticket_id = ${id} order by seat_number`);
    expect(await born()).toEqual([{ born: null }, { born: 'seen by ada' }, { born: '2017-03-04' }]);
    const companions = [named(5, 'Ben Obi', 'child', 'seen by ada'), named(6, 'Chi Obi', 'child', 'seen')];
    const edited = { ...body, companions };
    expect((await office().call('PUT', `/api/edit_ticket/${id}`, { by: 'ngozi', body: edited })).status).toBe(
      200,
    );
    expect(await born()).toEqual([{ born: null }, { born: 'seen by ada' }, { born: 'seen by ngozi' }]);
    expect((await verify(office().db)).broken).toEqual([]);
  });

  it('do not stay behind without the adult', async () => {
    const { id, body } = await sold(await trip(), FAMILY);
    const alone = {
      ...body,
      seat_number: [5, 6],
      traveler_name: 'Ben Obi',
      traveler_kind: 'child',
      travel_date: '2017-03-04',
      companions: FAMILY.companions.slice(1),
      infants: '',
      amount: 18_500,
      reason: 'The mother stays',
      alone_reason: 'Their aunt meets them',
    };
    expect(await put(`edit_ticket/${id}`, alone)).toMatchObject({
      body: { errors: { traveler_kind: ['A child pays less only with an adult on the same ticket.'] } },
    });
  });

  it('pay as adults on a later trip, if a birthday is between', async () => {
    const companions = [named(5, 'Ben Obi', 'child', '2014-12-01'), named(6, 'Chi Obi', 'child', 'seen')];
    const { id } = await sold(await trip(), { ...FAMILY, companions });
    const to = await trip({ departsAt: '2026-12-01T06:00:00.000Z' });
    const move = { trip_id: to, seat_number: [1, 2, 3], fee: 1_000, payment_method: 'Cash', reason: 'Late' };
    expect(await put(`reschedule_ticket/${id}`, { ...move, amount: 37_000 })).toMatchObject({
      body: { errors: { amount: ['The 3 seats come to ₦46,250.00 on this trip.'] } },
    });
    expect((await put(`reschedule_ticket/${id}`, { ...move, amount: 46_250 })).status).toBe(200);
    expect(
      await office().db.query(sql`select kind from passenger where ticket_id = ${id} order by seat_number`),
    ).toEqual([{ kind: null }, { kind: null }, { kind: 'child' }]);
    expect((await verify(office().db)).broken).toEqual([]);
  });

  it('are in the report of money given back with what they pay less, by who sold it', async () => {
    const { id, body } = await sold(await trip(), { ...FAMILY, infants: '' });
    const given = () =>
      office().db.query(sql`select way, give_back.amount_kobo::int as less, person.name as by from give_back
        join person on person.id = person_id where ticket_id = ${id} order by at, give_back.id`);
    expect(await given()).toEqual([{ way: 'child', less: 1_850_000, by: 'ada' }]);
    const third = [...FAMILY.companions, named(3, 'Obi Obi', 'child')];
    const more = { ...body, seat_number: [2, 3, 5, 6], companions: third, amount: 46_250 };
    expect((await put(`edit_ticket/${id}`, more)).status).toBe(200);
    expect((await given()).slice(1)).toEqual([{ way: 'child', less: 925_000, by: 'ada' }]);
  });

  describe('are named with all that they pay less than adults, less what was given back, if adults become children and seats are added', () => {
    const child = (seat: number) => named(seat, `Child ${seat}`, 'child');
    const given = (id: string) =>
      office().db.query(
        sql`select way, amount_kobo::int / 100 as naira from give_back where ticket_id = ${id} order by way`,
      );

    it.each([
      ['at an equal amount', [1, 2], 37_000, [1, 2, 3], 37_000, [{ way: 'child', naira: 18_500 }]],
      [
        'at a lower amount',
        [1, 2, 3],
        55_500,
        [1, 2, 3, 4],
        46_250,
        [
          { way: 'amount', naira: 9_250 },
          { way: 'child', naira: 18_500 },
        ],
      ],
      ['in the same seats', [1, 2], 37_000, [1, 2], 27_750, [{ way: 'amount', naira: 9_250 }]],
    ] as const)('%s', async (_how, adults, paid, seats, amount, rows) => {
      const companions = adults.slice(1).map((seat) => named(seat, `Adult ${seat}`));
      const { id, body } = await sold(await trip(), { seat_number: [...adults], amount: paid, companions });
      const children = {
        seat_number: seats,
        amount,
        companions: seats.slice(1).map(child),
        reason: 'Children',
      };
      expect((await put(`edit_ticket/${id}`, { ...body, ...children })).status).toBe(200);
      expect(await given(id)).toEqual(rows);
    });
  });
});
