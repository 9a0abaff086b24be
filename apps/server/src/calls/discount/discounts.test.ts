import { beforeEach, expect, it } from 'vitest';
import { sql } from '../../db';
import { aBooking } from '../../testing/booking';
import { aTrip } from '../../testing/company';
import { type Office, inEachOffice, inTheOffice, textAt } from '../../testing/office';
import { verify } from '../../verify/verify';

/** The discounts of an office, and sales with them, on a new trip in each test. */
function discountsOf(office: () => Office) {
  let trip = '';
  let free = 0;
  const aDiscount = async (wishes: object = {}) => {
    const body = {
      name: 'Students',
      percent: '10',
      amount_off: '',
      from_day: '2026-11-01',
      until_day: '',
      most_uses: '',
      given_by: 'staff',
      reason_rule: 'not asked',
      ...wishes,
    };
    expect(await office().call('POST', '/api/create_discounts', { by: 'ngozi', body })).toMatchObject({
      status: 200,
    });
  };
  const sell = (wishes: object = {}, by: 'ada' | 'ngozi' = 'ada') =>
    office().call('POST', '/api/book_ticket', {
      by,
      body: aBooking(trip, { seat_number: [(free += 1)], amount: 16_650, discount: 'Students', ...wishes }),
    });
  const refusal = (field: string, message: string) => ({
    status: 422,
    body: { errors: { [field]: [message] } },
  });

  beforeEach(async () => {
    const { db, company } = office();
    await db.query(sql`delete from discount`);
    trip = await aTrip(db, company, { seats: 59 });
    free = 0;
  });

  return { aDiscount, sell, refusal, tripId: () => trip };
}

inEachOffice('A discount that many clerks give at once', (office) => {
  const { aDiscount, sell, refusal } = discountsOf(office);

  it('is given for no more seats than it may, however many clerks sell at once', async () => {
    await aDiscount({ most_uses: '3' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => sell()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject(
      refusal('discount', 'Students has been given for all of its 3 seats. Sell the ticket without it.'),
    );
    expect(await office().db.query(sql`select uses from discount`)).toEqual([{ uses: 3 }]);
  });
});

inTheOffice('A discount', (office) => {
  const { aDiscount, sell, refusal, tripId } = discountsOf(office);

  it('is on the ticket with what it took off, and in the report of what was given back', async () => {
    await aDiscount({ reason_rule: 'asked' });
    const { body } = await sell({ seat_number: [4, 5], amount: 33_300, discount_reason: 'Card 4417' });
    expect(body).toMatchObject({
      data: {
        payment_information: { amount: 33_300, fare: 16_650, full_fare: 18_500, discount: 'Students' },
      },
    });
    const id = textAt(body, 'data', 'id');
    const [act] = await office().db.query(sql`
      select way, amount_kobo, reason, person.name as by, terminal.name as terminal from give_back
      join person on person.id = person_id join terminal on terminal.id = give_back.terminal_id where ticket_id = ${id}`);
    expect(act).toEqual({
      way: 'discount',
      amount_kobo: 370_000,
      reason: 'Students: Card 4417',
      by: 'ada',
      terminal: 'Awka',
    });
    expect((await verify(office().db)).broken).toEqual([]);
  });

  it('is refused with another price, without its reason, on other days, and to whom may not give it', async () => {
    await aDiscount({ reason_rule: 'asked', until_day: '2026-11-21' });
    expect(await sell({ discount_reason: 'Card', amount: 18_500 })).toMatchObject(
      refusal('amount', 'The fare of this trip is ₦18,500.00: this seat is ₦16,650.00 with Students.'),
    );
    expect(await sell()).toMatchObject(refusal('discount_reason', 'Please say why Students is given.'));
    expect(await sell({ discount: 'Pupils' })).toMatchObject(
      refusal('discount', 'There is no discount Pupils any more. Sell the ticket without it.'),
    );
    await aDiscount({ name: 'Later', from_day: '2026-11-22' });
    expect(await sell({ discount: 'Later' })).toMatchObject(
      refusal('discount', 'Later is not given today. Sell the ticket without it.'),
    );
    await aDiscount({ name: 'Staff of others', given_by: 'head office' });
    expect(await sell({ discount: 'Staff of others' })).toMatchObject(
      refusal('discount', 'Staff of others is given by: Super admins. Sell the ticket without it.'),
    );
    expect((await sell({ discount: 'Staff of others' }, 'ngozi')).status).toBe(200);
    const own = async (by: 'ada' | 'ngozi') =>
      (await office().call('GET', '/api/get_own_discounts', { by })).text;
    expect(await own('ada')).not.toContain('Staff of others');
    expect(await own('ngozi')).toContain('Staff of others');
  });

  it('is given for as many seats as it may, however few tickets they are on', async () => {
    await aDiscount({ most_uses: '3' });
    const two = { seat_number: [11, 12], amount: 33_300 };
    expect((await sell(two)).status).toBe(200);
    expect(await sell({ seat_number: [13, 14], amount: 33_300 })).toMatchObject(
      refusal('discount', 'Students can be given for 1 more seat. Sell the ticket without it.'),
    );
    expect((await sell({ seat_number: [13] })).status).toBe(200);
  });

  it('stays as it was promised, also on another trip, as the same naira off each seat; further seats do not get it', async () => {
    await aDiscount();
    const sold = await sell({ seat_number: [4] });
    const id = textAt(sold.body, 'data', 'id');
    await office().db.query(sql`delete from discount`);
    await office().db.query(sql`update trip set amount_kobo = 3000000 where id = ${tripId()}`);
    const companions = [
      {
        seat_number: 5,
        name: 'Ben Eze',
        phone: '',
        address: '',
        next_of_kin_name: '',
        next_of_kin_phone: '',
      },
    ];
    const more = aBooking(tripId(), { seat_number: [4, 5], amount: 33_300, companions });
    const edited = await office().call('PUT', `/api/edit_ticket/${id}`, { by: 'ada', body: more });
    const message =
      'Students was given for the seats that were sold. Please sell further seats on another ticket.';
    expect(edited).toMatchObject({ status: 422, body: { errors: { seat_number: [message] } } });
    const { db, company } = office();
    const other = await aTrip(db, company, { seats: 59, amountKobo: 2_000_000 });
    const moved = await office().call('PUT', `/api/reschedule_ticket/${id}`, {
      by: 'ngozi',
      body: {
        trip_id: other,
        seat_number: [1],
        amount: 18_150,
        fee: 0,
        payment_method: 'Cash',
        reason: 'Ill',
      },
    });
    expect(moved).toMatchObject({
      status: 200,
      body: { data: { payment_information: { fare: 18_150, full_fare: 20_000, discount: 'Students' } } },
    });
  });

  it('is in the report for who turns out to be no child, too', async () => {
    const { db } = office();
    const seat = (seat_number: number, kind = '') => ({
      seat_number,
      name: `Passenger ${seat_number}`,
      phone: '',
      address: '',
      next_of_kin_name: '',
      next_of_kin_phone: '',
      kind,
      date_of_birth: kind && '2020-05-01',
    });
    await aDiscount({ percent: '50', most_uses: '3', reason_rule: 'asked' });
    await db.query(sql`update company set child_age = 12, child_percent = 50`);
    const sold = await sell({
      seat_number: [1, 2, 3],
      amount: 23_125,
      companions: [seat(2), seat(3, 'child')],
      discount_reason: 'Card 4417',
    });
    const id = textAt(sold.body, 'data', 'id');
    const edit = (amount: number, ...companions: ReturnType<typeof seat>[]) => {
      const seat_number = [1, ...companions.map((one) => one.seat_number)];
      const body = { ...aBooking(tripId(), { seat_number, amount, companions }), reason: 'As they say' };
      return office().call('PUT', `/api/edit_ticket/${id}`, { by: 'ada', body });
    };
    const given = () =>
      db.query(sql`select amount_kobo::int as off, reason from give_back
        where ticket_id = ${id} and way = 'discount' order by at, id`);
    const reason = 'Students: Card 4417';
    expect(await given()).toEqual([{ off: 2_312_500, reason }]);
    expect((await edit(27_750, seat(2), seat(3))).status).toBe(200);
    expect((await edit(18_500, seat(2))).status).toBe(200);
    expect((await given()).slice(1)).toEqual([{ off: 462_500, reason }]);
    await db.query(sql`update company set child_age = 0`);
    expect((await verify(db)).broken).toEqual([]);
  });

  it('is named as the head office names it, however it was sent, and no ticket has a reason for none', async () => {
    await aDiscount();
    expect(await sell({ discount: ' sTUDENTS ' })).toMatchObject({
      body: { data: { payment_information: { discount: 'Students' } } },
    });
    expect(await sell({ amount: 18_500, discount: '', discount_reason: 'A friend' })).toMatchObject({
      body: { data: { payment_information: { discount: '', discount_reason: '' } } },
    });
  });

  it('is no larger part of a cheaper fare, so nobody moves to a seat for next to nothing, and adds others', async () => {
    await aDiscount({ percent: '50' });
    const sold = await sell({ seat_number: [1], amount: 9_250 });
    const id = textAt(sold.body, 'data', 'id');
    const { db, company } = office();
    const cheap = await aTrip(db, company, { seats: 59, amountKobo: 900_000 });
    const body = {
      trip_id: cheap,
      seat_number: [1],
      amount: 4_500,
      fee: 0,
      payment_method: 'Cash',
      reason: 'Ill',
    };
    expect(await office().call('PUT', `/api/reschedule_ticket/${id}`, { by: 'ngozi', body })).toMatchObject({
      status: 200,
      body: { data: { payment_information: { fare: 4_500, full_fare: 9_000, discount: 'Students' } } },
    });
  });

  it('of managers is given by those of the terminal where the trip leaves, whose money it is', async () => {
    const { call, db, company } = office();
    await aDiscount({ given_by: 'manager' });
    const { chika } = company.people;
    await db.query(sql`update person set role = 'manager', terminal_id = null where id = ${chika}`);
    const sale = (seat: number) => {
      const wishes = { seat_number: [seat], amount: 16_650, discount: 'Students' };
      return call('POST', '/api/book_ticket', { by: 'chika', body: aBooking(tripId(), wishes) });
    };
    await db.query(sql`insert into managed_terminal values (${chika}, ${company.lagos})`);
    expect(await sale(1)).toMatchObject(
      refusal('discount', 'Students is given where the trip leaves. Sell the ticket without it.'),
    );
    await db.query(sql`insert into managed_terminal values (${chika}, ${company.awka})`);
    expect((await sale(1)).status).toBe(200);
  });
});
