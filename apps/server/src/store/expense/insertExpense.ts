import type { ExpenseValues } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { newId, type Transaction, sql } from '../../db';
import { expenseColumns } from './expenseColumns';

interface Entered {
  form: ExpenseValues;
  /** Id of the terminal that spends the money. */
  terminalId: string;
  /** Id of the vehicle that it was for. */
  vehicleId?: string | undefined;
  /** Id of the claim that it pays. */
  claimId?: string | undefined;
  person: Person;
  now: Date;
}

/** Stores a new, undecided expense. Returns its id. */
export async function insertExpense(
  tx: Transaction,
  { form, terminalId, vehicleId, claimId, person, now }: Entered,
): Promise<string> {
  const id = newId();
  await tx.query(sql`
    insert into expense (id, ${expenseColumns.inserted}, terminal_id, vehicle_id, claim_id, entered_by, entered_at)
    values (${id}, ${expenseColumns.values(form)}, ${terminalId}, ${vehicleId ?? null}, ${claimId ?? null}, ${person.id}, ${now})`);
  return id;
}
