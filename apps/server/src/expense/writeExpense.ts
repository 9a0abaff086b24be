import type { Data, WireExpense } from '@motorpark/api/contract';
import { type ExpenseForm, formatNaira, isEditable } from '@motorpark/domain';
import { newId, sql } from '../db';
import { type FieldChange, recordEdit } from '../history';
import type { PersonContext } from '../http/call';
import { refused } from '../http/failure';
import { once } from '../http/once';
import { expenseIn, spenderOf } from './expenseIn';
import { expenseWithHistory } from './expenseRows';
import { lockExpense } from './lockExpense';

/** Enters an expense, with a retry key exactly once. It costs nothing until a super admin approves it. */
export async function createExpense(context: PersonContext): Promise<Data<WireExpense>> {
  const { input, person, now } = context;
  const form = expenseIn(input);
  return once(context, async (tx) => {
    const terminal = await spenderOf(tx, form, person);
    const id = newId();
    await tx.query(sql`
      insert into expense (id, expense_type, description, terminal_id, approving_officer, amount_kobo, entered_by,
        entered_at)
      values (${id}, ${form.expenseType}, ${form.description}, ${terminal.id}, ${form.approvingOfficer},
        ${form.amount}, ${person.id}, ${now})`);
    return { data: await expenseWithHistory(tx, id) };
  });
}

/** Changes an expense on which nobody has decided yet, and keeps what was changed. */
export async function editExpense({ db, id, input, person, now }: PersonContext): Promise<Data<WireExpense>> {
  const form = expenseIn(input);
  return db.transaction(async (tx) => {
    const before = await lockExpense(tx, id, person);
    if (!isEditable(before)) {
      throw refused(`This expense is ${before.status}. Only a pending expense can be edited.`);
    }
    const terminal = await spenderOf(tx, form, person);
    await tx.query(sql`
      update expense set expense_type = ${form.expenseType}, description = ${form.description},
        terminal_id = ${terminal.id}, approving_officer = ${form.approvingOfficer}, amount_kobo = ${form.amount}
      where id = ${id}`);
    const fields = changesBetween(before, { ...form, terminal: terminal.name });
    await recordEdit(tx, { noun: 'expense', id, fields, person, now });
    return { data: await expenseWithHistory(tx, id) };
  });
}

/** The form's fields as people call and read them. */
const READ: readonly { field: string; of: (form: ExpenseForm) => string }[] = [
  { field: 'Expense Type', of: ({ expenseType }) => expenseType },
  { field: 'Terminal', of: ({ terminal }) => terminal },
  { field: 'Approving Officer', of: ({ approvingOfficer }) => approvingOfficer },
  { field: 'Amount', of: ({ amount }) => formatNaira(amount) },
  { field: 'Description', of: ({ description }) => description },
];

const changesBetween = (before: ExpenseForm, after: ExpenseForm): FieldChange[] =>
  READ.map(({ field, of }) => ({ field, from: of(before), to: of(after) }));
