import type { ExpenseValues } from '@motorpark/domain';
import type { Person } from '../access/person';
import { newId, type Sql, sql } from '../db';
import { expenseColumns } from './expenseColumns';

interface Entered {
  form: ExpenseValues;
  /** Whose expense it is. */
  terminalId: string;
  person: Person;
  now: Date;
}

/** Writes down an expense on which nobody has decided; answers its id. */
export async function insertExpense(tx: Sql, { form, terminalId, person, now }: Entered): Promise<string> {
  const id = newId();
  await tx.query(sql`
    insert into expense (id, ${expenseColumns.inserted}, terminal_id, entered_by, entered_at)
    values (${id}, ${expenseColumns.values(form)}, ${terminalId}, ${person.id}, ${now})`);
  return id;
}
