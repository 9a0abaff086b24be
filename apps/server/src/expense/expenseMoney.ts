import type { Kobo } from '@motorpark/domain';
import type { Person } from '../access/person';
import type { Sql } from '../db';
import { recordExpense, reverse } from '../operation/ledger';

interface Spending {
  id: string;
  expenseType: string;
  amount: Kobo;
  /** Whose money it is, on its way out and back. */
  terminalId: string;
}

interface Who {
  person: Person;
  now: Date;
}

/** An approved expense goes out of the books of the terminal that spent it. */
export const spend = (tx: Sql, { id, expenseType, ...money }: Spending, who: Who): Promise<void> =>
  recordExpense(tx, { subject: { noun: 'expense', id }, words: expenseType, ...money, ...who });

/** Whatever of it is out comes back into the same books; nothing does where nothing is. */
export async function unspend(tx: Sql, { id, expenseType, terminalId }: Spending, who: Who): Promise<void> {
  await reverse(tx, {
    subject: { noun: 'expense', id },
    words: `Taken back: ${expenseType}`,
    terminalId,
    ...who,
  });
}
