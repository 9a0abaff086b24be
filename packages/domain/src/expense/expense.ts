import type { Day } from '../format';
import type { Transitions } from '../transitions';
import type { Change } from '../history';
import { KOBO, TEXT, type ValuesOf } from '../field';
import type { Versioned } from '../version';
import { isEditable } from './isEditable';

export const EXPENSE_STATUSES = ['Approved', 'Pending', 'Rejected'] as const;
export type ExpenseStatus = (typeof EXPENSE_STATUSES)[number];

/** The fields of the expense form (docs/expense.md), in its order. */
export const EXPENSE_FIELDS = {
  /** The category of the expense: "Tyre replacement". */
  expenseType: { label: 'Expense Type', kind: TEXT },
  /** The terminal's name; a form may send its id instead. */
  terminal: { label: 'Terminal', kind: TEXT },
  approvingOfficer: { label: 'Approving Officer', kind: TEXT },
  amount: { label: 'Amount', kind: KOBO },
  /** The specific purpose; the list's heading is "purpose". */
  description: { label: 'Description', kind: TEXT },
  /** The number of the vehicle that it was for. */
  vehicle: { label: 'Vehicle', kind: TEXT, isOptional: true },
  /** The id of the trip that it was for; the history has its name. */
  trip: { label: 'Trip', kind: TEXT, isOptional: true },
  /** The number of the claim that it pays. */
  claim: { label: 'Claim', kind: TEXT, isOptional: true },
} as const;
export type ExpenseFields = typeof EXPENSE_FIELDS;

/** The values of an expense as our own server stores them. */
export type ExpenseValues = ValuesOf<ExpenseFields>;

/** The drawer that paid an expense (docs/shift.md#what-the-drawer-pays). */
export interface PayingDrawer {
  /** The name of the clerk whose drawer it is. */
  person: string;
  /** Whether it is the user's own drawer. */
  isOwn: boolean;
  isCounted: boolean;
}

export interface Expense extends Versioned, ExpenseValues {
  id: string;
  /** The name of the user who entered it. */
  cashier: string;
  date: Day;
  /** The name of its trip: "Awka to Lagos, 21 Nov 2026, 07:00 AM". */
  tripName?: string | undefined;
  status: string;
  /** Whether the current user entered it. */
  isOwn?: boolean | undefined;
  /** Whether the current user set its amount: changed it last, or entered it. */
  isOwnAmount?: boolean | undefined;
  /** Whether the current user recorded the claim that it pays. */
  isOwnClaim?: boolean | undefined;
  /** The drawer that paid it; undefined if none did, or if the money was returned to it. */
  drawer?: PayingDrawer | undefined;
  /** Its history, oldest first; undefined if it was not fetched. */
  history?: readonly Change[] | undefined;
}

/** The transitions of an expense; only a super admin approves or rejects. */
export const EXPENSE_TRANSITIONS: Transitions<ExpenseStatus> = {
  Pending: ['Approved', 'Rejected'],
  Approved: [],
  Rejected: [],
};

/**
 * Returns the reason why the current user may not approve or reject an expense; undefined if they may. Users do not decide on expenses that they entered
 * or whose amount they set, nor on one that pays a claim that they recorded.
 */
export function whyNotDecide({
  isOwn = false,
  isOwnAmount = false,
  isOwnClaim = false,
}: Pick<Expense, 'isOwn' | 'isOwnAmount' | 'isOwnClaim'>): string | undefined {
  if (isOwn) return 'You entered this expense yourself. Another super admin decides on it.';
  if (isOwnAmount) return 'You changed the amount of this expense. Another super admin decides on it.';
  if (isOwnClaim) return 'You recorded the claim that it pays. Another super admin decides on it.';
  return undefined;
}

/** Returns the reason why the current user may not delete an expense: it was decided, and another one decides on it. */
export const whyNotDelete = (
  expense: Pick<Expense, 'status' | 'isOwn' | 'isOwnAmount' | 'isOwnClaim'>,
): string | undefined => (isEditable(expense) ? undefined : whyNotDecide(expense));
