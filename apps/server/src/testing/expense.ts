import type { ExpensePayload } from '@motorpark/contract';
import { sql } from '../db';
import type { PersonName } from './company';
import { type CallOptions, type Office, textAt } from './office';

/** The payload of an expense of Awka for two tyres, unless overridden by `wishes`. */
export const anExpense = (wishes: Partial<ExpensePayload> = {}): ExpensePayload => ({
  expense_type: 'Tyre replacement',
  terminal_id: 'Awka',
  approving_officer: 'Ngozi Okeke',
  amount: 65_000,
  description: 'Two rear tyres of ANB 482 XA',
  ...wishes,
});

/** The response for an expense that does not exist or that the person may not know about. */
export const NO_SUCH_EXPENSE = {
  status: 404,
  body: { message: 'This expense does not exist or was already deleted.' },
};

/** Calls on expenses, mostly on those of Awka entered by ada. */
export function expensesOf(office: () => Office) {
  const send = (options: CallOptions) => office().call('POST', '/api/create_expenses', options);
  return {
    send,
    /** Enters an expense and returns its id. */
    enter: async (wishes: Partial<ExpensePayload> = {}, by: PersonName = 'ada') =>
      textAt((await send({ by, body: anExpense(wishes) })).body, 'data', 'id'),
    edit: (id: string, by: PersonName, body: object) =>
      office().call('PUT', `/api/edit_expense/${id}`, { by, body }),
    decide: (id: string, status: string, by: PersonName = 'ngozi', reason?: string) =>
      office().call('PUT', `/api/expense_status/${id}`, {
        by,
        body: { status, ...(reason !== undefined && { reason }) },
      }),
    remove: (id: string, by: PersonName, reason?: string) =>
      office().call('DELETE', `/api/delete_expense/${id}`, {
        by,
        ...(reason !== undefined && { body: { reason } }),
      }),
    /** Returns the operations of an expense, in order. */
    ledgerOf: (id: string) =>
      office().db
        .query(sql`select type, description, amount_kobo, terminal_id, person_id, reverses is not null as is_reversal
        from operation where expense_id = ${id} order by id`),
  };
}
