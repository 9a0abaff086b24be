import { EXPENSE_FIELDS, type ExpenseFields } from '@motorpark/domain';
import { del, get, post, put } from './call';
import { type PayloadOfFields, type RowOf, type WireFields, wireNoun } from './fields';
import type { ReasonPayload, StatusPayload, WireChange, WithHistory } from './history';
import type { Found, QueryOf } from './search';
import type { Data, Nothing, Versioned } from './wire';

/** An expense's fields on the wire. */
export const EXPENSE_WIRE = {
  expenseType: { sent: 'expense_type' },
  /** A payload may say its id or its name. */
  terminal: { sent: 'terminal_id', told: 'terminal', also: ['terminal_name'] },
  approvingOfficer: { sent: 'approving_officer' },
  amount: { sent: 'amount' },
  description: { sent: 'description', also: ['purpose'] },
} as const satisfies WireFields<ExpenseFields>;

export type ExpensePayload = PayloadOfFields<ExpenseFields, typeof EXPENSE_WIRE>;

/** How an expense's fields are written. */
export const expenseWire = wireNoun(EXPENSE_FIELDS, EXPENSE_WIRE);

export interface WireExpense extends Versioned, RowOf<ExpenseFields, typeof EXPENSE_WIRE> {
  id: string;
  terminal_id: string;
  /** Who entered it. */
  cashier: string;
  /** A business day in Lagos. */
  date: string;
  status: string;
  payment_method?: string;
  /** Whether the caller entered it; nobody decides on their own. */
  is_own?: boolean;
  /** Whether its amount is what whoever asks made it: they changed it last, or entered it. */
  is_own_amount?: boolean;
  /** The drawer that has paid it, until it gets that back: whose, whether the caller's, and whether it is counted. */
  drawer?: { keeper: string; is_own: boolean; is_counted: boolean };
  history?: WireChange[];
}

/** Expenses are an extension as a whole; the core contract knows none. */
export const expenseExtensions = {
  getExpenses: get<Nothing | QueryOf<'expenses'>, Found<WireExpense>>('/api/get_expenses', {
    does: 'expense.see',
    capability: 'expenses',
  }),
  createExpense: post<ExpensePayload, Data<WireExpense>>('/api/create_expenses', {
    does: 'expense.enter',
    capability: 'expenses',
    repeatable: true,
  }),
  editExpense: put<ExpensePayload, Data<WireExpense>>('/api/edit_expense/{id}', {
    does: 'expense.edit',
    capability: 'expenses',
  }),
  /** Says why, where somebody has decided on it. */
  deleteExpense: del<Nothing | ReasonPayload, Data<WireExpense>>('/api/delete_expense/{id}', {
    does: 'expense.delete',
    capability: 'expenses',
  }),
  expenseStatus: put<StatusPayload, Data<WireExpense>>('/api/expense_status/{id}', {
    does: 'expense.decide',
    capability: 'expenses',
  }),
  getExpense: get<Nothing, WithHistory<WireExpense>>('/api/get_expense/{id}', {
    does: 'expense.see',
    capability: 'history',
  }),
};
