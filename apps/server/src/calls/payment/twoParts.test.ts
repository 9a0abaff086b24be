import { WHOLE_PART } from '@motorpark/domain';
import { expect, it } from 'vitest';
import { sql } from '../../db';
import { expireDue } from '../../store/expiry/expireDue';
import { anyEntryWith, anyText } from '../../testing/matchers';
import { inEachOffice, textAt } from '../../testing/office';
import { atLater, later, paymentOf, setConfirmation } from '../../testing/payments';
import { WRONG_BOOKS, changesOfTickets } from '../../testing/ticketChanges';
import { ticketsOf } from '../../testing/tickets';
import { parcels } from '../../testing/waybill';
import { verify } from '../../verify/verify';

const TWO_PARTS = { payment_method: 'Bank Transfer', non_cash: 5_000 } as const;
const SALE = [
  { amount: 5_000, method: 'Bank Transfer', kind: null },
  { amount: 13_500, method: 'Cash', kind: 'difference' },
];

inEachOffice('A ticket that is paid in two parts', (office) => {
  const { trip, sold, edit, remove } = ticketsOf(office);
  const { rules, linesOf, openTill, refund, reschedule, ticket } = changesOfTickets(office);
  const shift = async (id: string) =>
    (await office().call('GET', `/api/get_shift/${id}`, { by: 'ngozi' })).body;
  const booksAgree = async () => {
    expect(await office().db.query(WRONG_BOOKS)).toEqual([]);
    expect((await verify(office().db)).broken).toEqual([]);
  };
  const book = (trip_id: string, body: object) =>
    office().call('POST', '/api/book_ticket', {
      by: 'ada',
      body: {
        trip_id,
        traveler_name: 'Chinedu Obi',
        traveler_number: '08034127781',
        travel_date: '1990-04-12',
        next_of_kin_mobile_no: '08055512345',
        seat_number: [4],
        amount: 18_500,
        ...body,
      },
    });
  const waitingFor = async (work: () => Promise<void>) => {
    await setConfirmation(office(), 'required');
    await work();
    await setConfirmation(office(), 'none');
  };
  /** The time for corrections is over, that for giving money back is not. */
  const afterCorrections = (work: () => Promise<void>) => atLater(office(), 1, work);

  it('is one ticket sold, with a line for each part, and only the cash is in the drawer', async () => {
    const till = await openTill();
    const { id } = await sold(await trip(), TWO_PARTS);
    expect(await linesOf(id)).toMatchObject(SALE);
    expect(await ticket(id)).toMatchObject({
      data: { payment_information: { amount: 18_500, payment_method: 'Bank Transfer', non_cash: 5_000 } },
    });
    expect(await shift(till)).toMatchObject({
      data: { tickets: 1, lines: [{ expected: 13_500 }, { expected: 0 }, { expected: 5_000 }] },
    });
    await booksAgree();
  });

  it.each([
    [18_500, 'This is the whole amount, or more. Enter a smaller part, or choose one way.'],
    [18_600, 'This is the whole amount, or more. Enter a smaller part, or choose one way.'],
    [0, 'Enter the part in naira, such as 5,000, or choose one way.'],
    [-5, 'Enter the part in naira, such as 5,000, or choose one way.'],
    ['5000.005', 'At most two digits after the point, such as 1,000.50.'],
  ])('is refused with a part of %s', async (part, why) => {
    const answer = await book(await trip(), { payment_method: 'POS', non_cash: part });
    expect(answer).toMatchObject({ status: 422, body: { errors: { non_cash: [why] } } });
  });

  it('is paid in cash alone if cash is chosen after a part was typed', async () => {
    const answer = await book(await trip(), { payment_method: 'Cash', non_cash: 5_000 });
    expect(await linesOf(textAt(answer.body, 'data', 'id'))).toMatchObject([
      { amount: 18_500, method: 'Cash' },
    ]);
  });

  it('waits for its transfer alone: for that amount, confirmed by a colleague', async () => {
    await waitingFor(async () => {
      const { id } = await sold(await trip(), { ...TWO_PARTS, payment_reference: 'FBN 5000-1' });
      const payment = await paymentOf(office(), id);
      expect((await office().call('GET', '/api/get_awaited_payments', { by: 'ngozi' })).body).toMatchObject({
        data: [{ id: payment, amount: 5_000, method: 'Bank Transfer', told_reference: 'FBN 5000-1' }],
      });
      const confirm = (amount: number, by: 'ada' | 'ngozi' = 'ngozi') =>
        office().call('PUT', `/api/confirm_payment/${payment}`, {
          by,
          body: { reference: 'FBN 5000-1', amount },
        });
      expect((await confirm(5_000, 'ada')).status).toBe(403);
      expect((await confirm(18_500)).status).toBe(422);
      expect((await confirm(5_000)).status).toBe(200);
      expect(await ticket(id)).toMatchObject({ data: { payment_confirmation: { status: 'Confirmed' } } });
    });
    await booksAgree();
  });

  it('does not expire, because nobody would hand back its cash: the rest may be paid in cash, but cash does not become a transfer', async () => {
    await waitingFor(async () => {
      const till = await openTill();
      const { id, body } = await sold(await trip(), TWO_PARTS);
      await afterCorrections(async () => {
        const why = [
          'A part of this ticket was paid in cash, and the rest is not confirmed yet. Only a super admin can change that.',
        ];
        const reason = 'It did not come';
        expect(await edit(id, { ...body, non_cash: '', reason })).toMatchObject({
          status: 422,
          body: { errors: { payment_method: why } },
        });
        expect(await edit(id, { ...body, non_cash: 6_000, reason })).toMatchObject({ status: 422 });
        expect(await remove(id)).toMatchObject({ status: 403, body: { message: why[0] } });
        await expireDue(office().db, later(office()));
        expect((await office().call('GET', '/api/get_awaited_payments', { by: 'ngozi' })).body).toMatchObject(
          {
            data: anyEntryWith({ held: 'cash', status: 'Awaiting confirmation' }),
          },
        );
        expect(await edit(id, { ...body, payment_method: 'Cash', non_cash: '', reason })).toMatchObject({
          status: 200,
          body: { data: { payment_information: { payment_method: 'Cash', non_cash: '' } } },
        });
      });
      expect(await shift(till)).toMatchObject({
        data: { lines: [{ expected: 18_500 }, {}, { expected: 0 }] },
      });
    });
    await booksAgree();
  });

  it('is given back by its parts: the transfer first, cash last, and what is kept is kept of the cash', async () => {
    await rules({ refund_kept: '10' });
    const till = await openTill();
    const { id } = await sold(await trip(), TWO_PARTS);
    expect(await refund(id, { amount: 16_650, payment_method: 'As it was paid' })).toMatchObject({
      status: 200,
      body: {
        data: {
          payment_information: { refunded: 16_650, refunded_by: 'Bank Transfer, Cash', non_cash: 5_000 },
        },
      },
    });
    expect((await linesOf(id)).slice(2)).toMatchObject([
      { amount: -5_000, method: 'Bank Transfer', kind: 'refund' },
      { amount: -11_650, method: 'Cash', kind: 'difference' },
    ]);
    expect(
      await office().db.query(
        sql`select way, amount_kobo, kept_kobo, method from give_back where ticket_id = ${id} order by id`,
      ),
    ).toMatchObject([
      { way: 'refund', amount_kobo: 500_000, kept_kobo: 185_000, method: 'Bank Transfer' },
      { way: 'refund', amount_kobo: 1_165_000, kept_kobo: 0, method: 'Cash' },
    ]);
    expect(await shift(till)).toMatchObject({
      data: { tickets: 1, taken_back: 1, lines: [{ expected: 1_850 }, {}, { expected: 0 }] },
    });
    await rules();
    await booksAgree();
  });

  it('pays for another departure in two parts: the transfer for the difference first, then for the fee, the rest in cash', async () => {
    const till = await openTill();
    const { id } = await sold(await trip(), TWO_PARTS);
    const dearer = await trip({ amountKobo: 2_000_000, departsAt: '2026-11-23T06:00:00.000Z' });
    const moved = { trip_id: dearer, amount: 20_000, payment_method: 'Bank Transfer' };
    for (const part of [2_500, 3_000])
      expect(await reschedule(id, { ...moved, non_cash: part })).toMatchObject({
        status: 422,
        body: { errors: { non_cash: [WHOLE_PART] } },
      });
    expect(await reschedule(id, { ...moved, non_cash: 1_700 })).toMatchObject({
      status: 200,
      body: { data: { payment_information: { amount: 20_000, fees: 1_000, non_cash: 6_500 } } },
    });
    expect((await linesOf(id)).slice(2)).toMatchObject([
      { amount: 1_500, method: 'Bank Transfer', kind: 'difference' },
      { amount: 200, method: 'Bank Transfer', kind: 'fee' },
      { amount: 800, method: 'Cash', kind: 'fee' },
    ]);
    expect(await shift(till)).toMatchObject({
      data: { lines: [{ expected: 14_300 }, { expected: 0 }, { expected: 6_700 }] },
    });
    expect((await refund(id, { amount: 20_000, payment_method: 'As it was paid' })).status).toBe(200);
    expect((await linesOf(id)).slice(5)).toMatchObject([
      { amount: -6_500, method: 'Bank Transfer', kind: 'refund' },
      { amount: -13_500, method: 'Cash', kind: 'difference' },
    ]);
    await booksAgree();
  });

  it('is one that was sold for cash and moved to a dearer departure by transfer and POS: a refund goes back by all three', async () => {
    const till = await openTill();
    const { id } = await sold(await trip());
    const tripOn = (day: number, amountKobo: number) =>
      trip({ amountKobo, departsAt: `2026-11-2${day}T06:00:00.000Z` });
    const byTransfer = {
      trip_id: await tripOn(3, 2_000_000),
      amount: 20_000,
      payment_method: 'Bank Transfer',
    };
    expect((await reschedule(id, byTransfer)).status).toBe(200);
    const byCard = {
      trip_id: await tripOn(4, 2_100_000),
      amount: 21_000,
      payment_method: 'POS',
      non_cash: 700,
    };
    expect((await reschedule(id, byCard)).status).toBe(200);
    expect(await ticket(id)).toMatchObject({
      data: {
        terms: {
          refund: {
            paid_by: [
              { method: 'Bank Transfer', amount: 1_500 },
              { method: 'POS', amount: 700 },
              { method: 'Cash', amount: 18_800 },
            ],
          },
        },
      },
    });
    expect((await refund(id, { amount: 21_000, payment_method: 'As it was paid' })).status).toBe(200);
    expect((await linesOf(id)).slice(-3)).toMatchObject([
      { amount: -1_500, method: 'Bank Transfer', kind: 'refund' },
      { amount: -700, method: 'POS', kind: 'difference' },
      { amount: -18_800, method: 'Cash', kind: 'difference' },
    ]);
    // The fees stay: the first by transfer, the second in cash.
    expect(await shift(till)).toMatchObject({
      data: { lines: [{ expected: 1_000 }, { expected: 0 }, { expected: 1_000 }] },
    });
    await booksAgree();
  });

  it('gives the difference to a cheaper departure back in cash where the fee is paid in two parts', async () => {
    await openTill();
    const { id } = await sold(await trip());
    const cheaper = await trip({ amountKobo: 1_800_000, departsAt: '2026-11-23T06:00:00.000Z' });
    const moved = { trip_id: cheaper, amount: 18_000, payment_method: 'POS', non_cash: 400 };
    expect((await reschedule(id, moved)).status).toBe(200);
    expect((await linesOf(id)).slice(1)).toMatchObject([
      { amount: -500, method: 'Cash', kind: 'difference' },
      { amount: 400, method: 'POS', kind: 'fee' },
      { amount: 600, method: 'Cash', kind: 'fee' },
    ]);
    await booksAgree();
  });

  it('is deleted: as a correction line by line, later by the rule and by its parts', async () => {
    const till = await openTill();
    const wrong = await sold(await trip(), TWO_PARTS);
    expect((await remove(wrong.id)).status).toBe(200);
    expect(await shift(till)).toMatchObject({
      data: { lines: [{ received: 13_500, expected: 0 }, {}, { received: 5_000, expected: 0 }] },
    });
    await rules({ refund_kept: '80' });
    const { id } = await sold(await trip(), TWO_PARTS);
    await afterCorrections(async () => {
      expect((await remove(id)).status).toBe(200);
    });
    expect((await linesOf(id)).slice(2)).toMatchObject([
      { amount: -3_700, method: 'Bank Transfer', kind: 'refund' },
    ]);
    await rules();
    await booksAgree();
  });

  it('gets a further seat in cash, by transfer or both, and gives back seats in cash, while the other part stays', async () => {
    const till = await openTill();
    const { id, body } = await sold(await trip(), { ...TWO_PARTS, seat_number: [1] });
    const two = { ...body, seat_number: [1, 2], amount: 37_000 };
    expect((await edit(id, two)).status).toBe(200);
    expect((await linesOf(id)).slice(2)).toMatchObject([
      { amount: 18_500, method: 'Cash', kind: 'difference' },
    ]);
    expect((await edit(id, { ...body, reason: 'One stays' })).status).toBe(200);
    expect((await linesOf(id)).slice(3)).toMatchObject([
      { amount: -18_500, method: 'Cash', kind: 'difference' },
    ]);
    expect((await edit(id, { ...two, non_cash: 15_000 })).status).toBe(200);
    expect(await shift(till)).toMatchObject({
      data: { tickets: 2, taken_back: 1, lines: [{ expected: 22_000 }, {}, { expected: 15_000 }] },
    });
    // A client of an earlier version does not send the part: it stays.
    const { non_cash: _, ...earlier } = two;
    expect(await edit(id, { ...earlier, traveler_name: 'Ada Obi' })).toMatchObject({
      body: { data: { payment_information: { non_cash: 15_000 } } },
    });
    // It is no part any more if it would pay for all seats that are left.
    expect((await edit(id, { ...two, non_cash: 20_000 })).status).toBe(200);
    const { non_cash: __, ...one } = body;
    expect(await edit(id, { ...one, traveler_name: 'Ada Obi', reason: 'One stays' })).toMatchObject({
      status: 200,
      body: { data: { payment_information: { amount: 18_500, non_cash: '' } } },
    });
    expect(await shift(till)).toMatchObject({ data: { lines: [{ expected: 0 }, {}, { expected: 18_500 }] } });
    await booksAgree();
  });

  it('was sold as one: within the time for corrections its parts are put right, on record, and later only by a super admin', async () => {
    const till = await openTill();
    const { id, body } = await sold(await trip());
    const reason = 'He sent 5,000';
    expect((await edit(id, { ...body, ...TWO_PARTS, reason })).status).toBe(200);
    expect(await shift(till)).toMatchObject({
      data: { tickets: 2, taken_back: 1, lines: [{ expected: 13_500 }, {}, { expected: 5_000 }] },
    });
    expect(
      await office().db.query(
        sql`select amount_kobo, method, former_method from give_back where ticket_id = ${id} and way = 'method'`,
      ),
    ).toEqual([{ amount_kobo: 500_000, method: 'Bank Transfer', former_method: 'Cash' }]);
    await afterCorrections(async () => {
      expect(await edit(id, { ...body, ...TWO_PARTS, non_cash: 12_000, reason })).toMatchObject({
        status: 422,
        body: { errors: { payment_method: [anyText] } },
      });
    });
    await booksAgree();
  });
});

inEachOffice('A waybill that is paid in two parts', (office) => {
  const { takeIn, edit, get, remove } = parcels(office);
  const { openTill } = changesOfTickets(office);
  const lines = (id: string) =>
    office().db.query(
      sql`select amount_kobo / 100 as amount, method, kind from operation where waybill_id = ${id} order by id`,
    );
  const PARTS = { payment_method: 'Debit card/POS', non_cash: 1_000 } as const;

  it('has a line for each, is put right and deleted as a whole, and agrees with the books', async () => {
    const till = await openTill();
    const { id } = await takeIn(PARTS);
    expect(await lines(id)).toEqual([
      { amount: 1_000, method: 'POS', kind: null },
      { amount: 2_500, method: 'Cash', kind: 'difference' },
    ]);
    expect(await get(id)).toMatchObject({
      body: { data: { payment_info: { amount: 3_500, payment_method: 'Debit card/POS', non_cash: 1_000 } } },
    });
    expect((await edit(id, { ...PARTS, amount: 4_000 })).status).toBe(200);
    expect((await get(id)).body).toMatchObject({
      data: { payment_info: { amount: 4_000, non_cash: 1_000 } },
    });
    const shift = async () => (await office().call('GET', `/api/get_shift/${till}`, { by: 'ngozi' })).body;
    expect(await shift()).toMatchObject({
      data: { waybills: 2, taken_back: 1, lines: [{ expected: 3_000 }, { expected: 1_000 }, {}] },
    });
    expect((await remove(id)).status).toBe(200);
    expect(await shift()).toMatchObject({ data: { lines: [{ expected: 0 }, { expected: 0 }, {}] } });
    expect((await verify(office().db)).broken).toEqual([]);
  });

  it('waits for the part that is not cash, which may be paid in cash if it does not come', async () => {
    await setConfirmation(office(), 'required');
    const { id } = await takeIn(PARTS);
    await atLater(office(), 1, async () => {
      expect((await edit(id, { ...PARTS, non_cash: 3_000 })).status).toBe(422);
      expect((await edit(id, { payment_method: 'Cash' })).status).toBe(200);
    });
    await setConfirmation(office(), 'none');
    expect((await get(id)).body).toMatchObject({
      data: { payment_info: { payment_method: 'Cash', non_cash: '' } },
    });
    expect((await verify(office().db)).broken).toEqual([]);
  });
});
