import { EXPENSE_FIELDS } from '@motorpark/api/contract';
import { type ExpenseForm, expenseSchema, koboTyped } from '@motorpark/domain';
import type { Person } from '../access/person';
import { mayActFor } from '../access/rights';
import { type Sql, sql } from '../db';
import { invalid } from '../http/failure';
import { formIn } from '../http/form';
import type { Payload } from '../http/payload';
import { isId } from '../rows';

/** An expense as it was sent, checked; a 422 at the fields that break a rule. */
export const expenseIn = (input: Payload): ExpenseForm =>
  formIn(expenseSchema, EXPENSE_FIELDS, { ...input, amount: koboTyped(input['amount']) });

/** A terminal that stays until the transaction ends. */
export interface Spender {
  id: string;
  name: string;
}

/** The terminal that spends, by its id or its name; staff spend at their own. */
export async function spenderOf(tx: Sql, { terminal: named }: ExpenseForm, person: Person): Promise<Spender> {
  const [terminal] = await tx.query<Spender>(sql`
    select id, name from terminal
    where ${isId(named) ? sql`id = ${named}` : sql`lower(name) = lower(${named})`} for key share`);
  if (!terminal) {
    throw invalid({ terminal_id: `There is no terminal called ${named}. Choose one from the list.` });
  }
  if (!mayActFor(person, terminal.id)) {
    throw invalid({ terminal_id: 'Staff enter the expenses of their own terminal only.' });
  }
  return terminal;
}
