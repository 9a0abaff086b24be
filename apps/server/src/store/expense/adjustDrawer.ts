import { type Kobo, whyNotReversible } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { columns, computed, newId, type Transaction, sql } from '../../db';
import { forbidden, invalid } from '../../request/failure';
import { refuseBeyondDrawer } from '../shift/takingCash';

interface Paid {
  shiftId: string;
  /** The owner of the drawer. */
  person: { id: string; name: string };
  amount: Kobo;
  isCounted: boolean;
}

/** Returns and locks the drawer that paid an expense, and the amount; undefined if no drawer paid it. */
async function paidBy(tx: Transaction, expenseId: string): Promise<Paid | undefined> {
  const [row] = await tx.query(sql`
    select ${columns('shift.id', 'shift.person_id')}, ${computed<{
      person: string;
      counted: boolean;
      amount: Kobo;
    }>({
      person: sql`(select name from person where person.id = shift.person_id)`,
      counted: sql`counted_at is not null`,
      amount: sql`(select sum(amount_kobo)::bigint from drawer_payment where expense_id = ${expenseId})`,
    })} from shift where id in (select shift_id from drawer_payment where expense_id = ${expenseId}) for update`);
  return (
    row && {
      shiftId: row.id,
      person: { id: row.person_id, name: row.person },
      amount: row.amount,
      isCounted: row.counted,
    }
  );
}

interface Payment {
  /** Id of the expense. */
  id: string;
  expenseType: string;
  /** In kobo; negative if money returns to the drawer. */
  amount: Kobo;
  now: Date;
}

const pay = (tx: Transaction, { shiftId }: Paid, { id, expenseType, amount, now }: Payment) =>
  tx.query(sql`insert into drawer_payment (id, shift_id, expense_id, amount_kobo, words, at)
    values (${newId()}, ${shiftId}, ${id}, ${amount}, ${expenseType}, ${now})`);

/** Returns why a person may not change what the drawer should contain; undefined if they may. */
const whyNotAllowed = ({ person, isCounted }: Paid, { id, role }: Person): string | undefined =>
  whyNotReversible({ person: person.name, isOwn: person.id === id, isCounted }, role);

interface Edited extends Payment {
  person: Person;
  /** Whether the edit moves the expense to another terminal. */
  isMoved: boolean;
}

/**
 * Adjusts the drawer that paid an edited expense. Only its owner or the head office may change the amount, and only until the drawer is counted. The expense
 * cannot move to another terminal.
 */
export async function adjustDrawerAfterEdit(
  tx: Transaction,
  { isMoved, person, ...edited }: Edited,
): Promise<void> {
  const paid = await paidBy(tx, edited.id);
  if (!paid) return;
  if (isMoved) throw invalid({ terminal_id: 'A drawer of its terminal has paid it.' });
  const more = edited.amount - paid.amount;
  if (more === 0) return;
  if (paid.isCounted) throw invalid({ amount: 'The drawer that paid it is counted: the amount stays.' });
  const notTheirs = whyNotAllowed(paid, person);
  if (notTheirs !== undefined) throw invalid({ amount: notTheirs });
  if (more > 0) await refuseBeyondDrawer(tx, paid.shiftId, more);
  await pay(tx, paid, { ...edited, amount: more });
}

/**
 * Returns the money of a deleted expense to the drawer that paid it. Once the drawer is counted, only the head office may delete the expense, and the shift's
 * report stays unchanged.
 */
export async function returnToDrawer(
  tx: Transaction,
  expense: Pick<Payment, 'id' | 'expenseType'>,
  { person, now }: { person: Person; now: Date },
): Promise<void> {
  const paid = await paidBy(tx, expense.id);
  if (!paid || paid.amount === 0) return;
  const notTheirs = whyNotAllowed(paid, person);
  if (notTheirs !== undefined) throw forbidden(notTheirs);
  if (!paid.isCounted) await pay(tx, paid, { ...expense, amount: -paid.amount, now });
}
