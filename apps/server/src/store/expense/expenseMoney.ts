import type { Kobo } from '@motorpark/domain';
import type { Person } from '../../request/person';
import type { Transaction } from '../../db';
import { setClaimPaid } from '../claim/payClaim';
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

/** Records an approved expense in the ledger of the terminal that spent it. A claim that it pays is Paid. */
export async function spend(
  tx: Transaction,
  { id, expenseType, ...money }: Spending,
  who: Who,
): Promise<void> {
  await recordExpense(tx, { subject: { noun: 'expense', id }, words: expenseType, ...money, ...who });
  await setClaimPaid(tx, id, true, who);
}

/** Reverses the expense in the same ledger, if it is recorded; a claim that it paid is Accepted again. */
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
  await setClaimPaid(tx, id, false, who);
}
