import type { Day } from '../format';
import type { Transitions } from '../transitions';
import type { Change } from '../history';
import { KOBO, TEXT, type ValuesOf } from '../field';
import type { Versioned } from '../version';

export const EXPENSE_STATUSES = ['Approved', 'Pending', 'Rejected'] as const;
export type ExpenseStatus = (typeof EXPENSE_STATUSES)[number];

/** All that the form says of an expense (docs/expense.md), in its order. */
export const EXPENSE_FIELDS = {
  /** What kind of thing it was for: "Tyre replacement". */
  expenseType: { label: 'Expense Type', kind: TEXT },
  /** The terminal's name; a form may send its id. */
  terminal: { label: 'Terminal', kind: TEXT },
  approvingOfficer: { label: 'Approving Officer', kind: TEXT },
  amount: { label: 'Amount', kind: KOBO },
  /** What it was for in particular; the list calls it the purpose. */
  description: { label: 'Description', kind: TEXT },
} as const;
export type ExpenseFields = typeof EXPENSE_FIELDS;

/** The same as our own server keeps it. */
export type ExpenseValues = ValuesOf<ExpenseFields>;

/** The drawer that has paid an expense (docs/shift.md#what-the-drawer-pays). */
export interface PayingDrawer {
  /** The name of whose drawer it is. */
  keeper: string;
  /** Whether it is that of whoever looks at it. */
  isOwn: boolean;
  isCounted: boolean;
}

/** Money that a terminal spent. */
export interface Expense extends Versioned, ExpenseValues {
  id: string;
  /** Who entered it. */
  cashier: string;
  date: Day;
  status: string;
  paymentMethod?: string | undefined;
  /** Whether the person who is logged in entered it. */
  isOwn?: boolean | undefined;
  /** Whether its amount is what they made it: they changed it last, or entered it. */
  isOwnAmount?: boolean | undefined;
  /** What has paid it; undefined where no drawer did, or got it back. */
  drawer?: PayingDrawer | undefined;
  /** What happened to it, oldest first; where nobody has asked for it, undefined. */
  history?: readonly Change[] | undefined;
}

/** Only a super admin decides. */
export const EXPENSE_TRANSITIONS: Transitions<ExpenseStatus> = {
  Pending: ['Approved', 'Rejected'],
  Approved: [],
  Rejected: [],
};

/** Whether its figures may still change: once somebody has decided, they are what was decided on. */
export const isEditable = ({ status }: Pick<Expense, 'status'>): boolean => status === 'Pending';

/**
 * Why whoever looks at it may not decide on it, in their words; undefined where they may. Nobody approves or rejects what they entered
 * themselves, nor an amount that is theirs.
 */
export function whyNotDecide({
  isOwn = false,
  isOwnAmount = false,
}: Pick<Expense, 'isOwn' | 'isOwnAmount'>): string | undefined {
  if (isOwn) return 'You entered this expense yourself. Another super admin decides on it.';
  if (isOwnAmount) return 'You changed the amount of this expense. Another super admin decides on it.';
  return undefined;
}
