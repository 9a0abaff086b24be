import { beforeAll, expect, it } from 'vitest';
import { sql } from '../../db';
import { aBooking } from '../../testing/booking';
import { inTheOffice } from '../../testing/office';
import { ticketsOf } from '../../testing/tickets';

const named = (seat: number, name: string, kind = '') => ({
  seat_number: seat,
  name,
  phone: '',
  address: '',
  next_of_kin_name: '',
  next_of_kin_phone: '',
  kind,
});
const FAMILY = {
  seat_number: [4, 5, 6],
  companions: [named(5, 'Ben Obi', 'child'), named(6, 'Chi Obi', 'child')],
  infants: 'Ngozi Obi',
  amount: 37_000,
};

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
            { name: 'Ben Obi', kind: 'child' },
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
      'A passenger is an adult or a child.',
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
    const child = { seat_number: [1], traveler_kind: 'child', travel_date: '2016-01-01', amount: 9_250 };
    const { id, body } = await sold(on, child);
    const correct = (wishes: object) => put(`edit_ticket/${id}`, { ...body, companions: [], ...wishes });
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
});
