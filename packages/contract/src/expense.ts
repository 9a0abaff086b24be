import { EXPENSE_FIELDS, type ExpenseFields } from '@motorpark/domain';
import { del, get, post, put } from './call';
import { type PayloadOfFields, type RowOf, type WireFields, wireNoun } from './fields';
import type { ReasonPayload, StatusPayload, WireChange, WithHistory } from './history';
import type { Found, QueryOf } from './search';
import type { Data, Nothing, Versioned } from './wire';

export const EXPENSE_WIRE = {
  expenseType: { sent: 'expense_type' },
  /** A payload may contain the terminal's id or name. */
  terminal: { sent: 'terminal_id', received: 'terminal', also: ['terminal_name'] },
  approvingOfficer: { sent: 'approving_officer' },
  amount: { sent: 'amount' },
  description: { sent: 'description', also: ['purpose'] },
  vehicle: { sent: 'vehicle_number' },
  trip: { sent: 'trip_id' },
} as const satisfies WireFields<ExpenseFields>;

type OptionalFields = 'vehicle_number' | 'trip_id';
type EveryField = PayloadOfFields<ExpenseFields, typeof EXPENSE_WIRE>;
export type ExpensePayload = Omit<EveryField, OptionalFields> & Partial<Pick<EveryField, OptionalFields>>;

export const expenseWire = wireNoun(EXPENSE_FIELDS, EXPENSE_WIRE);

type ExpenseRow = RowOf<ExpenseFields, typeof EXPENSE_WIRE>;

export interface WireExpense
  extends Versioned, Omit<ExpenseRow, OptionalFields>, Partial<Pick<ExpenseRow, OptionalFields>> {
  id: string;
  terminal_id: string;
  /** The name of the user who entered it. */
  cashier: string;
  /** A business day in Lagos. */
  date: string;
  /** Route and departure of its trip. */
  trip_name?: string;
  status: string;
  payment_method?: string;
  /** Whether the caller entered it; users do not decide on their own expenses. */
  is_own?: boolean;
  /** Whether the caller set its amount: changed it last, or entered it. */
  is_own_amount?: boolean;
  /** The drawer that paid it: its clerk, whether it is the caller's own, and whether it is counted. Undefined once the money was returned to it. */
  drawer?: { person: string; is_own: boolean; is_counted: boolean };
  history?: WireChange[];
}

/** Expenses belong to an extension; the core contract has none. */
export const expenseExtensions = {
  getExpenses: get<Nothing | QueryOf<'expenses'>, Found<WireExpense>>('/api/get_expenses', {
    does: 'expense.see',
  }),
  createExpense: post<ExpensePayload, Data<WireExpense>>('/api/create_expenses', {
    does: 'expense.enter',
    repeatable: true,
  }),
  editExpense: put<ExpensePayload, Data<WireExpense>>('/api/edit_expense/{id}', {
    does: 'expense.edit',
  }),
  /** Deletes an expense; needs a reason if it is approved or rejected. */
  deleteExpense: del<Nothing | ReasonPayload, Data<WireExpense>>('/api/delete_expense/{id}', {
    does: 'expense.delete',
  }),
  expenseStatus: put<StatusPayload, Data<WireExpense>>('/api/expense_status/{id}', {
    does: 'expense.decide',
  }),
  getExpense: get<Nothing, WithHistory<WireExpense>>('/api/get_expense/{id}', {
    does: 'expense.see',
  }),
};
