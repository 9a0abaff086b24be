import { expect, it } from 'vitest';
import { NOWHERE } from '../../testing/answers';
import { aBooking } from '../../testing/booking';
import { sessionOf } from '../../testing/callers';
import { type PersonName, aTrip } from '../../testing/company';
import { anExpense } from '../../testing/expense';
import { pageIn } from '../../testing/ledger';
import { somethingWith, textLike } from '../../testing/matchers';
import { inTheOffice, textAt } from '../../testing/office';
import { aWaybill } from '../../testing/waybill';

inTheOffice('The details of an operation', (office) => {
  const details = (id: string, by: PersonName) => office().call('GET', `/api/get_operation/${id}`, { by });
  const newest = async () =>
    textAt(pageIn((await office().call('GET', '/api/get_operations', { by: 'ngozi' })).body).lines[0], 'id');

  it('have the ticket, also once it is deleted, with the seats that it had', async () => {
    const { db, company, call, clock } = office();
    const trip = await aTrip(db, company);
    const { body: sold } = await call('POST', '/api/book_ticket', {
      by: 'ada',
      body: aBooking(trip, { seat_number: [4, 5] }),
    });
    const ticket = textAt(sold, 'data', 'id');
    const sale = await newest();
    clock.now = new Date('2026-11-21T09:01:00.000Z');
    await call('DELETE', `/api/delete_ticket/${ticket}`, { by: 'ada' });
    const about = {
      id: ticket,
      ticket_id: textLike(/^TK-/),
      passenger_information: somethingWith({ traveler_name: 'Chinedu Obi', seat_number: [4, 5] }),
      payment_information: { amount: 37_000, payment_method: 'Cash' },
    };
    expect(await details(sale, 'ada')).toMatchObject({
      status: 200,
      body: { data: { id: sale, type: 'TICKET_BOOKING', amount: 37_000, is_reversal: false, ticket: about } },
    });
    expect(await details(await newest(), 'ngozi')).toMatchObject({
      status: 200,
      body: { data: { amount: -37_000, is_reversal: true, ticket: about } },
    });
  });

  it('are the line alone for those who read the ledger and not the ticket, who get its number and its customer', async () => {
    const token = await sessionOf(office(), 'accountant', 1);
    const { body, text } = await office().call('GET', `/api/get_operation/${await newest()}`, { token });
    expect(body).toMatchObject({
      data: { amount: -37_000, entry: { number: textLike(/^TK-/), customer: 'Chinedu Obi', method: 'Cash' } },
    });
    expect(text).not.toMatch(/"ticket":|08034127781|1990-04-12|08055512345/);
  });

  it('have the waybill', async () => {
    const { company, call, clock } = office();
    clock.now = new Date('2026-11-21T09:02:00.000Z');
    await call('POST', '/api/create_waybills', { by: 'ada', body: aWaybill(company) });
    expect(await details(await newest(), 'ada')).toMatchObject({
      status: 200,
      body: {
        data: {
          type: 'WAYBILL',
          amount: 3_500,
          route: { origin: 'Awka', destination: 'Lagos' },
          waybill: { waybill_number: textLike(/^WB-/), goods_info: { description: 'A carton of textbooks' } },
        },
      },
    });
  });

  it('have the expense, at its one place', async () => {
    const { call, clock } = office();
    clock.now = new Date('2026-11-21T09:03:00.000Z');
    const { body: entered } = await call('POST', '/api/create_expenses', { by: 'ada', body: anExpense() });
    const id = textAt(entered, 'data', 'id');
    await call('PUT', `/api/expense_status/${id}`, { by: 'ngozi', body: { status: 'Approved' } });
    expect(await details(await newest(), 'ada')).toMatchObject({
      status: 200,
      body: {
        data: {
          type: 'EXPENSE',
          amount: -65_000,
          location: 'Awka',
          by: 'ngozi',
          expense: {
            id,
            expense_type: 'Tyre replacement',
            cashier: 'ada',
            status: 'Approved',
            amount: 65_000,
          },
        },
      },
    });
  });

  it('are not there for other terminals, just as those of operations that never were', async () => {
    const NOT_THERE = { status: 404, body: { message: 'This operation does not exist.' } };
    const id = await newest();
    expect(await details(id, 'tunde')).toMatchObject(NOT_THERE);
    expect(await details(id, 'chika')).toMatchObject(NOT_THERE);
    expect(await details(NOWHERE, 'ngozi')).toMatchObject(NOT_THERE);
    expect(await details('7', 'ngozi')).toMatchObject(NOT_THERE);
    expect((await details(id, 'ngozi')).status).toBe(200);
  });
});
