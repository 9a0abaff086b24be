import { expect, it } from 'vitest';
import { isCheckViolation, newId, sql } from '../../db';
import { expireDue } from '../../store/expiry/expireDue';
import { disruptable, planned } from '../../testing/calls/disruptions';
import { somethingWith, textLike } from '../../testing/matchers';
import { type Office, inEachOffice, inTheOffice, textAt } from '../../testing/office';
import { aStatement, later, paymentOf, setConfirmation } from '../../testing/payments';
import { WRONG_BOOKS, changesOfTickets } from '../../testing/ticketChanges';
import { ticketsOf } from '../../testing/tickets';
import { aBus } from '../../testing/trips';
import { verify } from '../../verify/verify';

/** Puts a trip on a bus of one seat; returns the ticket of those who are left without one. */
async function splitOff(office: Office, from: string, plate: string, by: 'ada' | 'ngozi' = 'ngozi') {
  await aBus(office.db, plate, 1);
  const body = await planned(office, from, { kind: 'vehicle', vehicle_number: plate }, by);
  expect((await office.call('PUT', `/api/disrupt_trip/${from}`, { by, body })).status).toBe(200);
  const waiting = await office.call('GET', `/api/get_unseated?trip_id=${from}`, { by: 'ada' });
  return textAt(waiting.body, 'data', '0', 'id');
}

inTheOffice('A party that a disruption splits', (office) => {
  const { trip, sold, edit, remove } = ticketsOf(office);
  const { linesOf, openTill, paidBy, refund, reschedule, ticket } = changesOfTickets(office);

  it('leaves with each method what was paid with it, though it was paid two ways', async () => {
    const from = await trip();
    const { id: party } = await sold(from, { seat_number: [1, 2, 3], payment_method: 'POS' });
    const dearer = await trip({ amountKobo: 3_000_000, departsAt: '2026-11-23T06:00:00.000Z' });
    const moved = { trip_id: dearer, seat_number: [1, 2, 3], amount: 90_000, payment_method: 'Cash' };
    expect(await reschedule(party, moved)).toMatchObject({ status: 200 });
    const before = { POS: 55_500, Cash: 35_500 };
    expect(await paidBy()).toEqual(before);

    await aBus(office().db, 'SPL 1 XA', 1);
    const body = await planned(office(), dearer, { kind: 'vehicle', vehicle_number: 'SPL 1 XA' });
    await office().call('PUT', `/api/disrupt_trip/${dearer}`, { by: 'ngozi', body });
    expect(await paidBy()).toEqual(before);
    expect(await office().db.query(WRONG_BOOKS)).toEqual([]);
    const waiting = await office().call('GET', `/api/get_unseated?trip_id=${dearer}`, { by: 'ada' });
    const lost = textAt(waiting.body, 'data', '0', 'id');
    // The cash is moved first, and the fee stays with the rescheduled ticket.
    expect(await linesOf(party)).toMatchObject([
      { amount: 55_500, method: 'POS' },
      { amount: 34_500, method: 'Cash', kind: 'difference' },
      { amount: 1000, method: 'Cash', kind: 'fee' },
      { amount: -34_500, method: 'Cash', kind: 'difference' },
      { amount: -25_500, method: 'POS', kind: 'difference' },
    ]);
    expect(await linesOf(lost)).toMatchObject([
      { amount: 34_500, method: 'Cash', kind: null },
      { amount: 25_500, method: 'POS', kind: 'difference' },
    ]);

    expect(await remove(party)).toMatchObject({ status: 200 });
    expect(await paidBy()).toEqual({ POS: 25_500, Cash: 34_500 });
    expect(await refund(lost, { amount: 60_000 })).toMatchObject({ status: 200 });
    expect(await office().db.query(WRONG_BOOKS)).toEqual([]);
    expect((await verify(office().db)).broken).toEqual([]);
  });

  it('is waited for part by part where nobody has seen its money yet, and a part that never comes is taken back alone', async () => {
    const { db, call } = office();
    await setConfirmation(office(), 'required');
    const from = await trip({ departsAt: '2026-11-24T06:00:00.000Z' });
    const { id: party } = await sold(from, { seat_number: [1, 2, 3], payment_method: 'POS' });
    await aBus(db, 'SPL 2 XA', 2);
    const body = await planned(office(), from, { kind: 'vehicle', vehicle_number: 'SPL 2 XA' });
    await call('PUT', `/api/disrupt_trip/${from}`, { by: 'ada', body });
    const waiting = await call('GET', `/api/get_unseated?trip_id=${from}`, { by: 'ada' });
    const lost = textAt(waiting.body, 'data', '0', 'id');
    const payment = await paymentOf(office(), party);
    const seen = { reference: 'POS 7741', amount: 37_000 };
    expect((await call('PUT', `/api/confirm_payment/${payment}`, { by: 'ngozi', body: seen })).status).toBe(
      200,
    );
    await setConfirmation(office(), 'none');
    await expireDue(db, later(office()));
    expect(await ticket(lost)).toMatchObject({ data: { voided: { by: 'the company’s rule' } } });
    expect(await ticket(party)).toMatchObject({ data: { payment_confirmation: { status: 'Confirmed' } } });
    expect(await db.query(WRONG_BOOKS)).toEqual([]);
    expect((await verify(db)).broken).toEqual([]);
  });

  it('is rescheduled free of charge or gets everything back, though the company keeps a part and asks a fee', async () => {
    const { rules } = changesOfTickets(office);
    await rules({ refund_kept: '20', refund_notice: '72', reschedule_notice: '72' });
    const made = await disruptable(office(), 801);
    const body = await planned(office(), made.trip, { kind: 'cancelled' });
    await office().call('PUT', `/api/disrupt_trip/${made.trip}`, { by: 'ngozi', body });
    expect(await ticket(made.ticket)).toMatchObject({
      data: {
        unseated_seats: [4, 5],
        terms: { reschedule: { fee: 0 }, refund: { amount: 37_000, kept: 0 } },
      },
    });
    const same = { trip_id: made.trip, seat_number: [1, 2], amount: 37_000, fee: 0 };
    expect(await reschedule(made.ticket, same)).toMatchObject({
      status: 422,
      body: { errors: { trip_id: ['Seats on the same trip are given under Without a seat.'] } },
    });
    const dear = await trip({ amountKobo: 2_000_000, departsAt: '2026-11-25T06:00:00.000Z' });
    expect(await reschedule(made.ticket, { ...same, trip_id: dear, seat_number: [3] })).toMatchObject({
      status: 422,
      body: { errors: { seat_number: ['Please choose 2 seats, one for each passenger.'] } },
    });
    expect(
      await reschedule(made.ticket, { ...same, trip_id: dear, seat_number: [3, 4], amount: 40_000 }),
    ).toMatchObject({
      status: 200,
      body: {
        data: {
          passenger_information: { seat_number: [3, 4] },
          refundable_until: '2026-11-25T06:00:00.000Z',
        },
      },
    });
    expect(await linesOf(made.ticket)).toMatchObject([{ amount: 37_000 }, { amount: 3000 }]);
    // Passengers who have seats again are subject to the company's usual terms.
    expect(await refund(made.ticket, { amount: 40_000 })).toMatchObject({ status: 422 });
    expect((await verify(office().db)).broken).toEqual([]);
  });

  const withChildIn = (childSeat: number) => ({
    seat_number: [1, 2, 3],
    companions: [2, 3].map((seat) => ({
      seat_number: seat,
      name: `Ada ${seat === 2 ? 'Eze' : 'Obi'}`,
      phone: '',
      address: '',
      next_of_kin_name: '',
      next_of_kin_phone: '',
      kind: seat === childSeat ? 'child' : '',
      date_of_birth: seat === childSeat ? '2020-05-01' : '',
    })),
    amount: 46_250,
  });
  const withChild = withChildIn(2);

  it('is divided by what each passenger paid, a child its part', async () => {
    const { db, call } = office();
    await db.query(sql`update company set child_age = 12, child_percent = 50`);
    const on = await trip({ departsAt: '2026-11-25T06:00:00.000Z' });
    const { id: party } = await sold(on, withChild);
    await aBus(db, 'SPL 3 XA', 2);
    const body = await planned(office(), on, { kind: 'vehicle', vehicle_number: 'SPL 3 XA' });
    expect((await call('PUT', `/api/disrupt_trip/${on}`, { by: 'ada', body })).status).toBe(200);
    const waiting = await call('GET', `/api/get_unseated?trip_id=${on}`, { by: 'ada' });
    const lost = textAt(waiting.body, 'data', '0', 'id');
    expect(await ticket(party)).toMatchObject({ data: { payment_information: { amount: 27_750 } } });
    expect(await ticket(lost)).toMatchObject({ data: { payment_information: { amount: 18_500 } } });
    expect(await db.query(WRONG_BOOKS)).toEqual([]);
    expect((await verify(db)).broken).toEqual([]);
  });

  it('is given the difference of a dearer trip for those who get a seat there', async () => {
    const { db, call } = office();
    await db.query(sql`update company set child_age = 12, child_percent = 50`);
    const from = await trip({ departsAt: '2026-11-26T06:00:00.000Z' });
    const to = await trip({ departsAt: '2026-11-26T09:00:00.000Z', amountKobo: 3_000_000 });
    const { id: party } = await sold(from, withChild);
    await sold(to, { seat_number: [2, 4, 5, 6], amount: 120_000 });
    const body = await planned(office(), from, { kind: 'trip', trip_id: to }, 'ngozi');
    expect((await call('PUT', `/api/disrupt_trip/${from}`, { by: 'ngozi', body })).status).toBe(200);
    // Two adults in seats 1 and 3; the child has none.
    expect(
      await db.query(sql`select amount_kobo from give_back where ticket_id = ${party} and way = 'merge'`),
    ).toEqual([{ amount_kobo: 2_300_000 }]);
  });

  it('gives a child who lost the seat a ticket with its own date of birth, which it keeps until an erasure', async () => {
    const { db, call } = office();
    await db.query(sql`update company set child_age = 12, child_percent = 50`);
    const on = await trip({ departsAt: '2026-11-27T06:00:00.000Z' });
    await sold(on, withChildIn(3));
    await aBus(db, 'SPL 4 XA', 2);
    const body = await planned(office(), on, { kind: 'vehicle', vehicle_number: 'SPL 4 XA' });
    expect((await call('PUT', `/api/disrupt_trip/${on}`, { by: 'ada', body })).status).toBe(200);
    const waiting = await call('GET', `/api/get_unseated?trip_id=${on}`, { by: 'ada' });
    const lost = textAt(waiting.body, 'data', '0', 'id');
    expect(await ticket(lost)).toMatchObject({
      data: { dob: '2020-05-01', passenger_information: { traveler_kind: 'child' } },
    });
    expect(await db.query(sql`select born from passenger where ticket_id = ${lost}`)).toEqual([
      { born: null },
    ]);
    expect((await verify(db)).broken).toEqual([]);
  });

  it('is the same ticket twice, but for its number, passengers, seats, share and fees, and an infant stays while an adult with a lap does', async () => {
    const { db } = office();
    await db.query(sql`update company set infant_age = 2, child_age = 12, child_percent = 50`);
    const from = await trip({ departsAt: '2026-11-28T06:00:00.000Z' });
    const { id } = await sold(from, {
      seat_number: [1, 2],
      infants: 'Baby Obi, Baby Eze',
      payment_reference: 'FBN 0042-7',
    });
    await db.query(sql`update ticket set discount = 'Students', discount_reason = 'Card 12', full_fare_kobo = 1900000,
      reschedules = 1, fees_kobo = 100000, rescheduled_at = now() where id = ${id}`);
    const read = async (ticketId: string) =>
      (await db.query<Record<string, unknown>>(sql`select * from ticket where id = ${ticketId}`))[0] ?? {};
    const before = await read(id);
    const lost = await splitOff(office(), from, 'SPL 5 XA');
    const after = await read(lost);
    const differs = Object.keys(before).filter(
      (column) => JSON.stringify(before[column]) !== JSON.stringify(after[column]),
    );
    expect(differs.toSorted()).toEqual([
      'amount_kobo',
      'fees_kobo',
      'id',
      'infants',
      'number',
      'personal_salt',
      'search',
      'split_at',
      'split_from',
      'unseated_at',
      'unseated_by',
      'unseated_reason',
      'unseated_seats',
      'vehicle_id',
    ]);
    expect([after['infants'], (await read(id))['infants']]).toEqual(['Baby Eze', 'Baby Obi']);
    expect((await verify(db)).broken).toEqual([]);
  });

  it('was paid in cash first, and so was the part that is split off: neither expires nor is deleted by staff, and Differences has all of it', async () => {
    const { db, call, clock } = office();
    const { now } = clock;
    await setConfirmation(office(), 'required');
    const till = await openTill('ada', 5000);
    const from = await trip({ departsAt: '2026-11-29T06:00:00.000Z' });
    const { id: party, body } = await sold(from, { seat_number: [1, 2] });
    clock.now = new Date(now.getTime() + 60_000);
    await edit(party, { ...body, payment_method: 'Bank Transfer', reason: 'He pays by transfer' });
    clock.now = new Date(now.getTime() + 20 * 60_000);
    const lost = await splitOff(office(), from, 'SPL 6 XA');
    expect(await remove(lost)).toMatchObject({ status: 403, body: { message: textLike(/paid in cash/) } });
    await expireDue(db, later(office()));
    for (const part of [party, lost])
      expect(await ticket(part)).toMatchObject({
        data: { payment_confirmation: { status: 'Awaiting confirmation' } },
      });
    await call('PUT', `/api/count_shift/${till}`, { by: 'ada', body: { note_1000: 5, transfers: 0 } });
    await call('PUT', `/api/close_shift/${till}`, { by: 'ada', body: { reason: 'Not seen yet' } });
    expect((await call('GET', '/api/get_shift_differences', { by: 'ngozi' })).body).toMatchObject({
      data: [{ short: 37_000, unconfirmed: 37_000 }],
    });
    await setConfirmation(office(), 'none');
    clock.now = now;
    expect((await verify(db)).broken).toEqual([]);
  });

  it('was printed and boarded as a whole: money that is given back for a part of it says so', async () => {
    const { db, call } = office();
    const from = await trip({ departsAt: '2026-11-30T06:00:00.000Z' });
    const { id: party } = await sold(from, { seat_number: [1, 2] });
    await call('POST', `/api/print_ticket/${party}`, { by: 'ada', body: { receipt: 'customer' } });
    for (const code of ['1', '2'])
      await call('PUT', `/api/board_passengers/${from}`, { by: 'ada', body: { code } });
    const lost = await splitOff(office(), from, 'SPL 7 XA');
    expect(await refund(lost, { amount: 18_500 })).toMatchObject({ status: 200 });
    expect(
      await db.query(sql`select after_printing, after_boarding from give_back where ticket_id = ${lost}`),
    ).toEqual([{ after_printing: true, after_boarding: true }]);
  });
});

inEachOffice('What waits for confirmation when its party is split', (office) => {
  const { trip, sold } = ticketsOf(office);
  const { linesOf, openTill, ticket } = changesOfTickets(office);

  it.each([
    ['only cash goes along', '06', 10_000, [{ amount: 18_500, method: 'Cash', kind: null }], ['Cash', '']],
    [
      'what waits is divided',
      '07',
      30_000,
      [
        { amount: 7_000, method: 'Cash', kind: null },
        { amount: 11_500, method: 'Bank Transfer', kind: 'difference' },
      ],
      ['Bank Transfer', 11_500],
    ],
  ])('of a sale in two parts goes along last: %s', async (_, day, part, lines, [method, nonCash]) => {
    const { db } = office();
    await setConfirmation(office(), 'required');
    const from = await trip({ departsAt: `2026-12-${day}T06:00:00.000Z` });
    const paid = { payment_method: 'Bank Transfer', non_cash: part } as const;
    const { id: party } = await sold(from, { seat_number: [1, 2], ...paid });
    const lost = await splitOff(office(), from, `SPL ${day} XA`);
    expect(await linesOf(lost)).toMatchObject(lines);
    expect(await ticket(lost)).toMatchObject({
      data: { payment_information: { payment_method: method, non_cash: nonCash } },
    });
    expect(await ticket(party)).toMatchObject({
      data: { payment_confirmation: { status: 'Awaiting confirmation' } },
    });
    expect(await db.query(WRONG_BOOKS)).toEqual([]);
    await setConfirmation(office(), 'none');
    expect((await verify(db)).broken).toEqual([]);
  });

  it.each([
    ['an open drawer', false],
    ['a drawer that is counted', true],
  ])('stays in the drawer of who sold it: %s', async (_, isCounted) => {
    const { db, call } = office();
    await setConfirmation(office(), 'required');
    const day = isCounted ? '02' : '01';
    const from = await trip({ departsAt: `2026-12-${day}T06:00:00.000Z` });
    const till = await openTill('ada', 0);
    await sold(from, { seat_number: [1, 2], payment_method: 'Bank Transfer' });
    if (isCounted) {
      await call('PUT', `/api/count_shift/${till}`, { by: 'ada', body: { transfers: 37_000 } });
      await call('PUT', `/api/close_shift/${till}`, { by: 'ada', body: { reason: 'I ask the bank' } });
      await openTill('ada', 0);
    }
    const sums = () =>
      db.query(sql`
      select shift_id, sum(amount_kobo)::float8 as kobo from operation
      where method = 'Bank Transfer' group by 1 having sum(amount_kobo) <> 0 order by 1`);
    const before = await sums();
    const lost = await splitOff(office(), from, `SPL ${day} XA`, isCounted ? 'ada' : 'ngozi');
    expect(await sums()).toEqual(before);
    const waits = await db.query(sql`
      select shift_id from operation join awaited_payment on awaited_payment.id = operation.id
      where ticket_id = ${lost} and outcome is null`);
    expect(waits).toEqual([{ shift_id: isCounted ? null : till }]);
    await setConfirmation(office(), 'none');
    expect((await verify(db)).broken).toEqual([]);
  });

  it('is confirmed part by part with the one reference of the one transfer, which the bank’s statement names for both', async () => {
    const { db, call } = office();
    await setConfirmation(office(), 'required');
    const from = await trip({ departsAt: '2026-12-03T06:00:00.000Z' });
    const transfer = { payment_method: 'Bank Transfer', payment_reference: 'FBN 0099-1' } as const;
    const { id: party } = await sold(from, { seat_number: [1, 2, 3], ...transfer });
    const { id: other } = await sold(await trip(), { seat_number: [4], ...transfer });
    const lost = await splitOff(office(), from, 'SPL 8 XA');
    const [one, two, third] = [
      await paymentOf(office(), party),
      await paymentOf(office(), lost),
      await paymentOf(office(), other),
    ];
    const match = async (amount: string) =>
      (
        await call('POST', '/api/match_statement', {
          by: 'ngozi',
          body: { file: aStatement(['FBN 0099-1', amount]) },
        })
      ).body;
    const confirm = (id: string, amount: number) =>
      call('PUT', `/api/confirm_payment/${id}`, { by: 'ngozi', body: { reference: 'FBN-99-1', amount } });
    const of = (id: string, more: object = {}) => somethingWith({ ...more, payment: somethingWith({ id }) });
    expect(await match('55,500')).toMatchObject({
      data: { matches: [of(one), of(two)], differing: [], used: [] },
    });
    expect((await confirm(one, 18_500)).status).toBe(200);
    expect(await match('55,500')).toMatchObject({ data: { matches: [of(two)], used: [], missing: [] } });
    expect((await confirm(two, 37_000)).status).toBe(200);
    expect(await match('55,500')).toMatchObject({ data: { matches: [], missing: [], missing_count: 0 } });
    expect(await match('37,000')).toMatchObject({ data: { missing: [somethingWith({ id: one })] } });
    expect(await confirm(third, 18_500)).toMatchObject({
      status: 422,
      body: { errors: { reference: [textLike(/^This reference was used already: Ticket TK-/)] } },
    });
    await setConfirmation(office(), 'none');
    expect((await verify(db)).broken).toEqual([]);
  });

  it('is divided while it waits, never later', async () => {
    const { db } = office();
    const [line] = await db.query<{ id: string }>(
      sql`select id from operation where reverses is null limit 1`,
    );
    const again = sql`insert into operation (id, type, ticket_id, description, amount_kobo, terminal_id, person_id, at, method, replaces)
      select ${newId()}::uuid, type, ticket_id, description, amount_kobo, terminal_id, person_id, now(), method, id from operation where id = ${line?.id ?? ''}`;
    await expect(db.query(again)).rejects.toSatisfy((error) =>
      isCheckViolation(error, 'operation_waits_where_it_waited'),
    );
  });
});
