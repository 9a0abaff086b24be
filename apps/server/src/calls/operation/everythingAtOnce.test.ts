import { expect, it } from 'vitest';
import { seededRandom } from '../../demo/random';
import { sql } from '../../db';
import { aBooking } from '../../testing/booking';
import { aTrip } from '../../testing/company';
import { anExpense } from '../../testing/expense';
import { type Answer, inEachOffice, textAt } from '../../testing/office';
import { aWaybill } from '../../testing/waybill';

const ROUNDS = 6;
const AT_ONCE = 24;
const OF_EACH = 4;
const WHY = { reason: 'A slip' };

/** SQL: records whose operations do not add up to their amount. */
const WRONG_BOOKS = sql`
  select * from (
    select number as record, case when deleted_at is null then amount_kobo + coalesce(fees_kobo, 0) else 0 end as due,
      (select coalesce(sum(amount_kobo), 0) from operation where ticket_id = ticket.id) as booked from ticket
    union all
    select number, case when deleted_at is null then amount_kobo else 0 end,
      (select coalesce(sum(amount_kobo), 0) from operation where waybill_id = waybill.id) from waybill
    union all
    select description, case when deleted_at is null and status = 'Approved' then -amount_kobo else 0 end,
      (select coalesce(sum(amount_kobo), 0) from operation where expense_id = expense.id) from expense
  ) as record where due <> booked`;

inEachOffice('Everything at once', (office) => {
  it('leaves each record’s money in the books exactly once, and nothing fails', async () => {
    const { db, company, call, tokenOf } = office();
    const random = seededRandom(11);
    const [ada, tunde, ngozi] = [await tokenOf('ada'), await tokenOf('tunde'), await tokenOf('ngozi')];
    const staff = () => random.pick([ada, tunde, ngozi]);
    const head = () => random.pick([ada, ngozi]);
    const trips = [
      { id: await aTrip(db, company, { seats: 90 }), fare: 18_500 },
      { id: await aTrip(db, company, { seats: 90, amountKobo: 2_000_050 }), fare: 20_000.5 },
    ] as const;
    const make = async (path: string, body: object) =>
      textAt((await call('POST', path, { token: ada, body })).body, 'data', 'id');

    const ids = { ticket: [''], waybill: [''], expense: [''] };
    const makeAnew = async (seat: number) => {
      const few = Array.from({ length: OF_EACH }, (_, index) => index);
      const seats = few.map((index) => seat + index);
      ids.ticket = await Promise.all(
        seats.map((one) => make('/api/book_ticket', aBooking(trips[0].id, { seat_number: [one] }))),
      );
      ids.waybill = await Promise.all(few.map(() => make('/api/create_waybills', aWaybill(company))));
      ids.expense = await Promise.all(few.map(() => make('/api/create_expenses', anExpense())));
    };
    const naira = () => random.int(1, 9_999_999) / 100;
    const status = (noun: string, id: string, token: string, to: string) =>
      call('PUT', `/api/${noun}_status/${id}`, { token, body: { status: to, reason: 'A slip' } });

    const doings: readonly ((seat: number) => Promise<Answer>)[] = [
      (seat) =>
        call('PUT', `/api/edit_ticket/${random.pick(ids.ticket)}`, {
          token: staff(),
          body: { ...aBooking(trips[0].id, { seat_number: [seat] }), ...WHY },
        }),
      (seat) =>
        call('PUT', `/api/reschedule_ticket/${random.pick(ids.ticket)}`, {
          token: staff(),
          body: {
            trip_id: trips[1].id,
            seat_number: [seat],
            amount: trips[1].fare,
            fee: 1_000,
            payment_method: 'POS',
            ...WHY,
          },
        }),
      (seat) =>
        call('POST', '/api/book_ticket', {
          token: random.pick([ada, tunde]),
          body: aBooking(trips[1].id, { seat_number: [seat % 7], amount: trips[1].fare }),
          headers: { 'idempotency-key': `sale-${seat % 5}` },
        }),
      () => call('DELETE', `/api/delete_ticket/${random.pick(ids.ticket)}`, { token: staff(), body: WHY }),
      () => status('ticket', random.pick(ids.ticket), staff(), random.pick(['Boarded', 'Scheduled'])),
      () =>
        call('PUT', `/api/edit_waybill/${random.pick(ids.waybill)}`, {
          token: head(),
          body: { ...aWaybill(company, { amount: naira() }), ...WHY },
        }),
      () =>
        call('PUT', `/api/edit_waybill/${random.pick(ids.waybill)}`, {
          token: ngozi,
          body: { ...aWaybill(company, { original_terminal: company.owerri, amount: naira() }), ...WHY },
        }),
      () => call('DELETE', `/api/delete_waybill/${random.pick(ids.waybill)}`, { token: head(), body: WHY }),
      () => status('waybill', random.pick(ids.waybill), head(), random.pick(['On-Transit', 'Pending'])),
      () =>
        call('PUT', `/api/edit_expense/${random.pick(ids.expense)}`, {
          token: head(),
          body: anExpense({ amount: naira() }),
        }),
      () =>
        status('expense', random.pick(ids.expense), ngozi, random.pick(['Approved', 'Rejected', 'Pending'])),
      () => status('expense', random.pick(ids.expense), ngozi, random.pick(['Approved', 'Pending'])),
      () => call('DELETE', `/api/delete_expense/${random.pick(ids.expense)}`, { token: head(), body: WHY }),
    ];

    const seen = new Set<number>();
    for (let round = 0; round < ROUNDS; round += 1) {
      await makeAnew(1 + round * OF_EACH);
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) =>
          random.pick(doings)(30 + ((round * AT_ONCE + index) % 60)),
        ),
      );
      for (const answer of answers) seen.add(answer.status);
      expect(await db.query(WRONG_BOOKS)).toEqual([]);
    }
    expect([...seen].filter((one) => ![200, 403, 404, 409, 422].includes(one))).toEqual([]);
    expect(seen).toContain(200);
    // Every ticket that was not voided has exactly one seat.
    const unseated = await db.query(sql`select number from ticket
      where (select count(*) from ticket_seat where ticket_id = ticket.id) <> (deleted_at is null)::int`);
    expect(unseated).toEqual([]);
  });
});
