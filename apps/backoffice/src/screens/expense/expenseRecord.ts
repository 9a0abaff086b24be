import { expenseCodec, expenseWire } from '@motorpark/api';
import {
  EXPENSE_FIELDS,
  type Expense,
  type ExpenseForm,
  expenseDraft,
  formatNaira,
  koboTyped,
} from '@motorpark/domain';
import { formFields } from '@motorpark/ui/form';
import { paths } from '../../paths';
import type { RecordKind } from '../../shared/record/recordKind';
import { messages } from './messages';

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
    valuesOf: expenseDraft,
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
