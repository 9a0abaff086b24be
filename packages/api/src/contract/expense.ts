import type { ExpenseForm } from '@motorpark/domain';
import { call } from './call';
import type { StatusPayload, WireChange, WithHistory } from './history';
import { type Data, type Nothing, type WireNaira } from './wire';

export interface ExpensePayload {
  expense_type: string;
  /** The terminal that spends: its id, or its name. */
  terminal_id: string;
  approving_officer: string;
  amount: WireNaira;
  description: string;
}

/** The form's words and the wire's. */
export const EXPENSE_FIELDS = {
  expenseType: 'expense_type',
  terminal: 'terminal_id',
  approvingOfficer: 'approving_officer',
  amount: 'amount',
  description: 'description',
} as const satisfies Record<keyof ExpenseForm, keyof ExpensePayload>;

export interface WireExpense {
  id: string;
  expense_type: string;
  description: string;
  terminal_id: string;
  /** The terminal's name. */
  terminal: string;
  approving_officer: string;
  /** Who entered it. */
  cashier: string;
  /** A business day in Lagos. */
  date: string;
  amount: WireNaira;
  status: string;
  payment_method?: string;
  history?: WireChange[];
}

/** Expenses are an extension as a whole; the core contract knows none. */
export const expenseExtensions = {
  getExpenses: call<Nothing, Data<WireExpense[]>>({
    method: 'GET',
    path: '/api/get_expenses',
    who: 'staff',
    capability: 'expenses',
  }),
  createExpense: call<ExpensePayload, Data<WireExpense>>({
    method: 'POST',
    path: '/api/create_expenses',
    who: 'staff',
    capability: 'expenses',
    repeatable: true,
  }),
  editExpense: call<ExpensePayload, Data<WireExpense>>({
    method: 'PUT',
    path: '/api/edit_expense/{id}',
    who: 'staff',
    capability: 'expenses',
  }),
  deleteExpense: call<Nothing, Data<WireExpense>>({
    method: 'DELETE',
    path: '/api/delete_expense/{id}',
    who: 'staff',
    capability: 'expenses',
  }),
  expenseStatus: call<StatusPayload, Data<WireExpense>>({
    method: 'PUT',
    path: '/api/expense_status/{id}',
    who: 'super_admin',
    capability: 'expenses',
  }),
  getExpense: call<Nothing, WithHistory<WireExpense>>({
    method: 'GET',
    path: '/api/get_expense/{id}',
    who: 'staff',
    capability: 'history',
  }),
};
