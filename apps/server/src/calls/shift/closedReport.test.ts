import { expect, it } from 'vitest';
import type { WireShift } from '@motorpark/contract';
import { sql } from '../../db';
import { aBooking } from '../../testing/booking';
import { closeOwn, openedByColleague } from '../../testing/calls/drawers';
import { aTrip } from '../../testing/company';
import { anExpense } from '../../testing/expense';
import { inTheOffice, textAt } from '../../testing/office';
import { setConfirmation } from '../../testing/payments';
import { aWaybill } from '../../testing/waybill';
import { verify } from '../../verify/verify';

inTheOffice('A closed report', (office) => {
  const seen = async (id: string) => {
    const { body } = await office().call('GET', `/api/get_shift/${id}`, { by: 'ngozi' });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the response of the call; the expectations fail if it differs
    const { data } = body as { data: WireShift };
    const { late: _late, corrections: _corrections, history: _history, ...signed } = data;
    return signed;
  };
  const ada = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}) =>
    office().call(method, `/api/${path}`, { by: 'ada', body });
  const made = async (path: string, body: object) =>
    textAt((await ada('POST', path, body)).body, 'data', 'id');

  it('counts what was taken back in its own drawer, and stays as it was signed whatever happens afterwards', async () => {
    const { company, db, call, clock } = office();
    const trip = await aTrip(db, company, { seats: 20 });
    let seat = 0;
    const book = (method = 'Cash') =>
      made('book_ticket', aBooking(trip, { seat_number: [(seat += 1)], payment_method: method }));
    const send = (wishes: object = {}) => made('create_waybills', aWaybill(company, wishes));
    const why = { reason: 'A slip' };
    const open = async (float = 1_000) => {
      await closeOwn(office());
      return made('open_shift', { terminal_id: 'Awka', counter: 'Awka 7', opening_float: float });
    };
    await openedByColleague(office(), 870);
    const id = await open();
    const tickets = [await book(), await book(), await book()] as const;
    const parcels = [await send(), await send(), await send()] as const;
    await setConfirmation(office(), 'required');
    const awaited = await book('Bank Transfer');
    const awaitedParcel = await send({ payment_method: 'Debit card/POS' });
    await ada('DELETE', `delete_waybill/${parcels[2]}`, why);
    await ada('POST', `drop_cash/${id}`, { amount: 700, received_by: 'The bank', note: 'Safe' });
    const { expense_type, approving_officer, description } = anExpense();
    await ada('POST', `pay_expense/${id}`, { expense_type, approving_officer, description, amount: 100 });
    clock.now = new Date(clock.now.getTime() + 1_000);
    await closeOwn(office());
    const signed = await seen(id);
    expect(signed).toMatchObject({
      taken_back: 1,
      tickets: 4,
      waybills: 4,
      person: 'ada',
      terminal: 'Awka',
      unconfirmed: [{ payer: 'Chinedu Obi' }, { payer: 'Ada Obi' }],
    });

    clock.now = new Date(clock.now.getTime() + 1_000);
    // What it gives back was sold from the drawer before.
    const next = await open(60_000);
    const edited = aBooking(trip, {
      seat_number: [4],
      payment_method: 'Bank Transfer',
      traveler_name: 'Uju Ibe',
    });
    const steps = [
      await ada('PUT', `edit_ticket/${awaited}`, edited),
      await ada(
        'PUT',
        `edit_waybill/${awaitedParcel}`,
        aWaybill(company, { payment_method: 'Debit card/POS', sender_name: 'Uju Ibe' }),
      ),
      await ada('DELETE', `delete_ticket/${tickets[0]}`, why),
      await ada('PUT', `refund_ticket/${tickets[1]}`, { amount: 18_500, payment_method: 'Cash', ...why }),
      await ada('DELETE', `delete_waybill/${parcels[0]}`, why),
      await ada('PUT', `edit_waybill/${parcels[1]}`, { ...aWaybill(company, { amount: 100 }), ...why }),
      await call('PUT', `/api/expense_status/${signed.payments[0]?.id ?? ''}`, {
        by: 'ngozi',
        body: { status: 'Rejected', ...why },
      }),
      await call('PUT', `/api/bank_drop/${signed.drops[0]?.id ?? ''}`, {
        by: 'ngozi',
        body: { slip: '4471' },
      }),
      await call('POST', `/api/correct_shift/${id}`, {
        by: 'ngozi',
        body: { method: 'Cash', finding: 'Found', amount: 5, ...why },
      }),
      await call('PUT', `/api/end_shift/${next}`, { by: 'ngozi', body: { counting: 'Not counted', ...why } }),
    ];
    expect(steps.map(({ status }) => status)).toEqual(steps.map(() => 200));
    expect((await ada('POST', `take_back_drop/${signed.drops[0]?.id ?? ''}`, why)).status).toBe(422);
    await db.query(sql`update terminal set name = 'Awka Old Park' where id = ${company.awka}`);
    await db.query(sql`update person set name = 'Ada Renamed' where id = ${company.people.ada}`);
    clock.now = new Date(clock.now.getTime() + 8 * 24 * 3_600_000);
    await office().call('GET', '/api/get_awaited_payments', { by: 'ngozi' });
    expect(await seen(id)).toEqual(signed);
    await setConfirmation(office(), 'none');
    expect((await verify(db)).broken).toEqual([]);
  });
});
