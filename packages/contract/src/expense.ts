import { EXPENSE_FIELDS, EXPENSE_STATUSES, type Expense } from '@motorpark/domain';
import { answering, data, found } from './answer';
import { del, get, post, put } from './call';
import { type WireOf, count, day, flag, ifTrue, list, oneOf, optional, text } from './codec';
import { type ReasonPayload, type StatusPayload, changeCodec } from './history';
import { type FieldsOf, record } from './record';
import type { QueryOf } from './search';
import type { Nothing } from './wire';
import { type SentBy, codecsOf, wireForm } from './wireForm';

/** A payload may contain the terminal's id or name. */
export const expenseWire = wireForm(EXPENSE_FIELDS, {
  terminal: 'terminal_id',
  vehicle: 'vehicle_number',
  trip: 'trip_id',
  claim: 'claim_number',
});

type OptionalFields = 'vehicle_number' | 'trip_id' | 'claim_number';
type EveryField = SentBy<typeof expenseWire>;
export type ExpensePayload = Omit<EveryField, OptionalFields> & Partial<Pick<EveryField, OptionalFields>>;

export const expenseCodec = record({
  ...codecsOf(expenseWire),
  terminal: text,
  id: text,
  version: count,
  terminalId: text,
  cashier: text,
  date: day,
  tripName: optional(text),
  status: oneOf(EXPENSE_STATUSES),
  isOwn: flag,
  isOwnAmount: flag,
  isOwnClaim: ifTrue,
  drawer: optional(record({ person: text, isOwn: flag, isCounted: flag })),
  history: optional(list(changeCodec)),
} satisfies FieldsOf<Expense & { terminalId: string }>);
export type WireExpense = WireOf<typeof expenseCodec>;

const one = data(expenseCodec);

/** Expenses belong to an extension; the core contract has none. */
export const expenseExtensions = {
  getExpenses: answering(
    found(expenseCodec),
    get<Nothing | QueryOf<'expenses'>>('/api/get_expenses', { does: 'expense.see' }),
  ),
  createExpense: answering(
    one,
    post<ExpensePayload>('/api/create_expenses', { does: 'expense.enter', repeatable: true }),
  ),
  editExpense: answering(one, put<ExpensePayload>('/api/edit_expense/{id}', { does: 'expense.edit' })),
  /** Deletes an expense; needs a reason if it is approved or rejected. */
  deleteExpense: answering(
    one,
    del<Nothing | ReasonPayload>('/api/delete_expense/{id}', { does: 'expense.delete' }),
  ),
  expenseStatus: answering(one, put<StatusPayload>('/api/expense_status/{id}', { does: 'expense.decide' })),
  getExpense: answering(one, get<Nothing>('/api/get_expense/{id}', { does: 'expense.see' })),
};
