import { expenseCodec, expenseWire } from '@motorpark/api';
import { EXPENSE_FIELDS, type Expense, type ExpenseForm, formatNaira, koboTyped } from '@motorpark/domain';
import { type Draft, formFields } from '@motorpark/ui/form';
import { paths } from '../../paths';
import type { RecordKind } from '../../shared/record/recordKind';
import { messages } from './messages';

/** The values of an expense's form; the amount has no kobo if it is whole naira. */
export const expenseValues = (expense: ExpenseForm | Expense): Draft => ({
  expenseType: expense.expenseType,
  terminal: expense.terminal,
  approvingOfficer: expense.approvingOfficer,
  amount: formatNaira(expense.amount).replace('₦', '').replace(/\.00$/, ''),
  description: expense.description,
  vehicle: expense.vehicle ?? '',
  trip: expense.trip ?? '',
  claim: expense.claim ?? '',
});

export const expenseRecord: RecordKind<Expense, ExpenseForm> = {
  one: 'expense',
  many: 'expenses',
  title: messages.title,
  paths: {
    list: paths.admin.expenses,
    create: paths.admin.editExpense,
    edit: paths.admin.editExpense,
  },
  nameOf: ({ expenseType, amount }) => `${expenseType}, ${formatNaira(amount)}`,
  form: {
    title: 'Add Expense',
    editTitle: 'Edit Expense',
    wireNames: expenseWire.names,
    read: expenseCodec.read,
    valuesOf: expenseValues,
    parse: (draft) => ({ ...draft, amount: koboTyped(draft['amount']) }),
    fields: formFields(EXPENSE_FIELDS, {
      expenseType: { kind: 'suggest', placeholder: 'Diesel, tyres, repairs…' },
      terminal: { kind: 'search', placeholder: 'Choose a terminal' },
      approvingOfficer: { kind: 'suggest', placeholder: 'Who approves it' },
      amount: { kind: 'amount', placeholder: '65,000' },
      description: { kind: 'note', placeholder: 'What it was for' },
      vehicle: { kind: 'search', placeholder: 'Choose a vehicle' },
      trip: { kind: 'search', placeholder: 'Choose a trip' },
      claim: { placeholder: 'CL-7QF3XM-K', hint: 'Only if it pays a claim that was accepted.' },
    }),
  },
  words: {
    create: 'Add Expense',
    creating: 'Adding expense...',
    editing: 'Editing expense...',
    created: 'Expense created successfully',
    edited: 'Expense edited successfully',
    deleted: 'Expense deleted successfully',
    deleteWarning:
      'This action cannot be undone; all data associated with this tracked expense will also be removed.',
  },
};
