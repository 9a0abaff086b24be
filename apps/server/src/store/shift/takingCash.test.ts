import { expect, it } from 'vitest';
import { aPerson } from '../../testing/calls';
import { aBooking } from '../../testing/booking';
import { closeOwn, opened } from '../../testing/calls/drawers';
import { openSession } from '../access/session';
import { PASSCODE, aTrip } from '../../testing/company';
import { anExpense } from '../../testing/expense';
import { listWith } from '../../testing/matchers';
import { inTheOffice, textAt } from '../../testing/office';
import { aWaybill } from '../../testing/waybill';
import { verify } from '../../verify/verify';

const HOURS = 3_600_000;

inTheOffice('Cash that leaves a drawer', (office) => {
  const ada = (method: 'POST' | 'PUT', path: string, body: object) =>
    office().call(method, `/api/${path}`, { by: 'ada', body });
  const drop = (shift: string, amount: number | string, receivedBy = 'The bank') =>
    ada('POST', `drop_cash/${shift}`, { amount, received_by: receivedBy });
  const { expense_type, approving_officer, description } = anExpense();
  const pay = (shift: string, amount: number) =>
    ada('POST', `pay_expense/${shift}`, { expense_type, approving_officer, description, amount });
  const tooMuch = (amount: string) => ({ status: 422, body: { errors: { amount: [amount] } } });
  const HOLDS = 'This drawer holds less than ₦10,000.00 in cash.';

  it('is at most what it holds, which the refusal tells only roughly; POS is no cash', async () => {
    const id = await opened(office());
    await ada('POST', 'create_waybills', aWaybill(office().company));
    await ada('POST', 'create_waybills', aWaybill(office().company, { payment_method: 'Debit card/POS' }));
    expect(await drop(id, '8,500.01')).toMatchObject(tooMuch(HOLDS));
    const paid = textAt((await pay(id, 500)).body, 'data', 'payments', '0', 'id');
    expect(await pay(id, 8_000.01)).toMatchObject(
      tooMuch(`${HOLDS} Enter it under Expenses instead, and the head office pays it.`),
    );
    const dearer = anExpense({ terminal_id: 'Awka', amount: 8_500.01 });
    expect(await ada('PUT', `edit_expense/${paid}`, dearer)).toMatchObject(tooMuch(HOLDS));
    expect((await drop(id, 8_000)).status).toBe(200);
    expect(await drop(id, 1)).toMatchObject(tooMuch('This drawer holds no cash.'));
  });

  it('is not found out by trying: five refusals in half a day are the last', async () => {
    const { clock } = office();
    const { now } = clock;
    clock.now = new Date(now.getTime() + 13 * HOURS);
    const id = await opened(office());
    for (let time = 0; time < 5; time += 1) expect((await drop(id, 5_001)).status).toBe(422);
    expect((await drop(id, 4_000)).status).toBe(429);
    clock.now = new Date(now.getTime() + 26 * HOURS);
    expect((await drop(id, 4_000)).status).toBe(200);
    clock.now = now;
  });

  it('is received by somebody: a colleague confirms it at once, the head office anybody’s later', async () => {
    const { clock, call, db } = office();
    const { now } = clock;
    clock.now = new Date(now.getTime() + 40 * HOURS);
    const id = await opened(office());
    await aPerson(office(), 901, 'Ifeoma Ude');
    const theirs = textAt((await drop(id, 1_000, 'ifeoma ude')).body, 'data', 'drops', '0', 'id');
    const confirmed = await ada('PUT', `receive_drop/${theirs}`, { secret: PASSCODE });
    const entry = { id: theirs, received_by: 'ifeoma ude', is_by_colleague: true, is_confirmed: true };
    expect(confirmed.body).toMatchObject({
      data: { drops: [entry], colleagues: listWith('Ifeoma Ude') },
    });
    const banks = textAt((await drop(id, 500)).body, 'data', 'drops', '1', 'id');
    expect(await ada('PUT', `receive_drop/${banks}`, { secret: PASSCODE })).toMatchObject({
      body: { message: 'The bank has no login here. The head office confirms it.' },
    });
    expect((await call('PUT', `/api/receive_drop/${banks}`, { by: 'tunde', body: {} })).status).toBe(404);
    expect((await call('PUT', `/api/receive_drop/${banks}`, { by: 'ngozi', body: {} })).status).toBe(200);
    expect((await call('GET', '/api/get_drops', { by: 'ngozi', query: 'q=ifeoma' })).body).toMatchObject({
      data: [{ id: theirs, confirmed_by: 'Ifeoma Ude' }],
    });
    clock.now = now;
    expect((await verify(db)).broken).toEqual([]);
  });

  it('is at most what it holds where it is given back, too: a refund of a sale whose cash was dropped is paid otherwise', async () => {
    const { clock, call, company, db } = office();
    const { now } = clock;
    clock.now = new Date(now.getTime() + 60 * HOURS);
    const token = await openSession(db, company.people.ada, clock.now);
    await closeOwn(office());
    const body = { terminal_id: 'Awka', counter: 'Awka 9', opening_float: 0 };
    const opening = await call('POST', '/api/open_shift', { token, body });
    const seat = { seat_number: [3], payment_method: 'Cash' };
    const booking = aBooking(await aTrip(db, company, { departsAt: '2026-12-24T07:00:00.000Z' }), seat);
    const sold = await call('POST', '/api/book_ticket', { token, body: booking });
    const dropped = { amount: 18_500, received_by: 'The bank' };
    await call('POST', `/api/drop_cash/${textAt(opening.body, 'data', 'id')}`, { token, body: dropped });
    clock.now = new Date(clock.now.getTime() + HOURS / 2);
    const refund = (method: string) =>
      call('PUT', `/api/refund_ticket/${textAt(sold.body, 'data', 'id')}`, {
        token,
        body: { amount: 18_500, payment_method: method, reason: 'She is ill' },
      });
    expect((await refund('Cash')).body).toEqual({
      message: 'This drawer holds less cash. Give it back by transfer, or let the head office do it.',
    });
    expect((await refund('Bank Transfer')).status).toBe(200);
    clock.now = now;
  });
});
