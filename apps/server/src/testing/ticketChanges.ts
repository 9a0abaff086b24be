import { sql } from '../db';
import { aCompanyForm } from './calls/company';
import { closeOwn } from './calls/drawers';
import type { PersonName } from './company';
import { type Office, textAt } from './office';

/** SQL: tickets whose operations do not add up to their amount. */
export const WRONG_BOOKS = sql`
  select number, due, booked from (
    select number,
      case when deleted_at is null then amount_kobo + coalesce(fees_kobo, 0) + coalesce(luggage_kobo, 0)
        when refunded_kobo is null then 0
        else amount_kobo + coalesce(fees_kobo, 0) + coalesce(luggage_kobo, 0) - refunded_kobo end as due,
      (select coalesce(sum(amount_kobo), 0) from operation where ticket_id = ticket.id) as booked
    from ticket
  ) as ticket where due <> booked`;

/** Calls that reschedule and refund tickets, and that set the company's rules for it. */
export function changesOfTickets(office: () => Office) {
  return {
    rules: (rules: Parameters<typeof aCompanyForm>[0] = {}) =>
      office().call('PUT', '/api/edit_company', { by: 'ngozi', body: aCompanyForm(rules) }),
    reschedule: (id: string, body: object, by: PersonName = 'ada') =>
      office().call('PUT', `/api/reschedule_ticket/${id}`, {
        by,
        body: { seat_number: [1], amount: 18_500, fee: 1000, payment_method: 'Cash', reason: 'Ill', ...body },
      }),
    refund: (id: string, body: object = {}, by: PersonName = 'ada') =>
      office().call('PUT', `/api/refund_ticket/${id}`, {
        by,
        body: { amount: 18_500, payment_method: 'Cash', reason: 'Ill', ...body },
      }),
    /** Records luggage of a ticket: the fee is what it costs in all then, in naira. */
    luggage: (id: string, body: object, by: PersonName = 'ada') =>
      office().call('PUT', `/api/take_luggage/${id}`, {
        by,
        body: { pieces: '1', kg: '30', fee: 1000, payment_method: 'Cash', reason: '', ...body },
      }),
    /** Returns the operations of a ticket, in order. */
    linesOf: (id: string) =>
      office().db.query(sql`
        select amount_kobo / 100 as amount, kind, method, reverses is not null as is_reversal from operation
        where ticket_id = ${id} order by id`),
    /** Returns the ledger's total by payment method, in naira. */
    paidBy: async () =>
      Object.fromEntries(
        (
          await office().db.query<{ method: string; naira: number }>(sql`
            select method, sum(amount_kobo)::float / 100 as naira from operation group by 1`)
        ).map(({ method, naira }) => [method, naira]),
      ),
    /** Opens a drawer at Awka without a float. */
    openTill: async (by: PersonName = 'ada', float = 0) => {
      if (by === 'ada') await closeOwn(office());
      const body = { terminal_id: 'Awka', counter: `Of ${by}`, opening_float: float };
      const answer = await office().call('POST', '/api/open_shift', { by, body });
      return textAt(answer.body, 'data', 'id');
    },
    ticket: async (id: string, by: PersonName = 'ada') =>
      (await office().call('GET', `/api/get_ticket/${id}`, { by })).body,
  };
}
