import type { Kobo } from '@motorpark/domain';
import type { Person } from '../../request/person';
import type { Transaction } from '../../db';
import { recordExpense, reverse } from '../operation/ledger';

interface Spending {
  id: string;
  expenseType: string;
  amount: Kobo;
  /** Id of the terminal that spends the money, or gets it back. */
  terminalId: string;
}

interface Who {
  person: Person;
  now: Date;
}

/** Records an approved expense in the ledger of the terminal that spent it. */
export const spend = (tx: Transaction, { id, expenseType, ...money }: Spending, who: Who): Promise<void> =>
  recordExpense(tx, { subject: { noun: 'expense', id }, words: expenseType, ...money, ...who });

/** Reverses the expense in the same ledger; does nothing if it is not recorded. */
export async function unspend(
  tx: Transaction,
  { id, expenseType, terminalId }: Spending,
  who: Who,
): Promise<void> {
  await reverse(tx, {
    subject: { noun: 'expense', id },
    words: `Taken back: ${expenseType}`,
    terminalId,
    ...who,
  });
}
