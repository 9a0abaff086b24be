import { addDays, type ExpenseStatus, type Kobo, lagosDay } from '@motorpark/domain';
import { lagosTime, minutesAfter } from './moments';
import { findOrThrow, type Office } from './office';
import { idAt, type Random } from './random';
import type { ChangeRow, ExpenseRow, OperationRow, PersonRow } from './rows';

/** Number of days with expenses, including today. */
const DAYS = 10;
/** The probability of an expense per terminal and day. */
const EXPENSE_PROBABILITY = 0.55;

/** Kinds of expenses; `from` and `to` limit the amount in naira, `rejection` is the reason if one is rejected. */
const OCCASIONS = [
  {
    type: 'Diesel',
    description: 'Generator of the waiting hall',
    from: 42_000,
    to: 96_000,
    rejection: 'The receipt says fewer litres',
  },
  {
    type: 'Tyre replacement',
    description: 'One rear tyre, fitted',
    from: 65_000,
    to: 178_000,
    rejection: 'No receipt of the fitter',
  },
  {
    type: 'Vehicle servicing',
    description: 'Oil, filters and brake fluid',
    from: 58_000,
    to: 124_000,
    rejection: 'The workshop has billed it to the head office',
  },
  {
    type: 'Vehicle repair',
    description: 'Alternator, with labour',
    from: 35_000,
    to: 210_000,
    rejection: 'No receipt for the labour',
  },
  {
    type: 'Toll and levy',
    description: 'Levies of the park for the week',
    from: 12_000,
    to: 30_000,
    rejection: 'The levies of this week are paid already',
  },
  {
    type: 'Stationery',
    description: 'Thermal rolls and waybill stickers',
    from: 6_500,
    to: 24_500,
    rejection: 'The head office sends rolls and stickers',
  },
  {
    type: 'Cleaning',
    description: 'Hall and vehicles, with soap',
    from: 8_000,
    to: 15_000,
    rejection: 'Entered twice',
  },
  {
    type: 'Electricity',
    description: 'Prepaid units',
    from: 20_000,
    to: 45_000,
    rejection: 'The token belongs to another meter',
  },
] as const;

interface Spending {
  expenses: ExpenseRow[];
  decisions: ChangeRow[];
  operations: OperationRow[];
}

/** Generates the terminals' recent expenses, the head office's decisions on them, and the ledger lines of approved ones. */
export function spendMoney(office: Office, now: Date, random: Random): Spending {
  const boss = findOrThrow(office.people, ({ role }) => role === 'super_admin');
  const clerks = office.people.filter(({ terminal_id }) => terminal_id !== null);
  const today = lagosDay(now.toISOString());
  const made = Array.from({ length: DAYS }, (_, index) => addDays(today, index + 1 - DAYS)).flatMap((day) =>
    clerks.flatMap((clerk) => {
      const time = `${String(random.int(8, 17)).padStart(2, '0')}:${String(random.int(0, 59)).padStart(2, '0')}`;
      const expense = spend(clerk, boss, lagosTime(day, time), now, random);
      return random.chance(EXPENSE_PROBABILITY) && expense.entered < now ? [expense] : [];
    }),
  );
  return {
    expenses: made.map(({ row }) => row),
    decisions: made.flatMap(({ decision }) => decision ?? []),
    operations: made.flatMap(({ operation }) => operation ?? []),
  };
}

function spend(clerk: PersonRow, boss: PersonRow, entered: Date, now: Date, random: Random) {
  const { type, description, from, to, rejection } = random.pick(OCCASIONS);
  const amount: Kobo = random.int(from / 500, to / 500) * 50_000;
  const decided = minutesAfter(entered, random.int(40, 1_300));
  const verdict = random.weighted<ExpenseStatus>([
    ['Approved', 86],
    ['Rejected', 8],
    ['Pending', 6],
  ]);
  const [id, decisionId, operationId] = [entered, decided, decided].map((at) => idAt(at, random));
  if (!id || !decisionId || !operationId || clerk.terminal_id === null)
    throw new Error('Clerks have terminals');
  const status = decided < now ? verdict : 'Pending';
  const at = decided.toISOString();
  const row: ExpenseRow = {
    id,
    expense_type: type,
    description,
    terminal_id: clerk.terminal_id,
    approving_officer: boss.name,
    amount_kobo: amount,
    status,
    entered_by: clerk.id,
    entered_at: entered.toISOString(),
  };
  const decision: ChangeRow | undefined =
    status === 'Pending'
      ? undefined
      : {
          id: decisionId,
          expense_id: id,
          kind: 'status',
          from_status: 'Pending',
          to_status: status,
          ...(status === 'Rejected' && { reason: rejection }),
          person_id: boss.id,
          at,
        };
  const operation: OperationRow | undefined =
    status === 'Approved'
      ? {
          id: operationId,
          type: 'EXPENSE',
          expense_id: id,
          description: type,
          amount_kobo: -amount,
          terminal_id: clerk.terminal_id,
          person_id: boss.id,
          at,
          reverses: null,
        }
      : undefined;
  return { entered, row, decision, operation };
}
