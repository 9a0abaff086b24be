import fc from 'fast-check';
import { SHIFT_METHODS, type ShiftMethod } from '@motorpark/domain';

/** The waybill form's name of each payment method. */
export const WAYBILL_METHODS = {
  Cash: 'Cash',
  POS: 'Debit card/POS',
  'Bank Transfer': 'Bank transfer/USSD',
} as const;

/** One random action of a clerk at one of three counters, with an amount. */
export const step = fc.record({
  clerk: fc.nat(2),
  does: fc.constantFrom(
    ...(['open', 'open', 'ticket', 'parcel', 'parcel', 'void', 'refund', 'drop', 'putBack', 'pay'] as const),
    ...(['dearer', 'unpay', 'spend', 'takeOver', 'end', 'close', 'outage', 'outage', 'back'] as const),
  ),
  method: fc.constantFrom(...SHIFT_METHODS),
  kobo: fc.integer({ min: 1, max: 9_999_999 }),
  /** How often a sale is sent until the response arrives. */
  sent: fc.integer({ min: 1, max: 3 }),
});

/** The expected contents of a drawer. */
export interface Drawer {
  id: string;
  /** Ids of the expenses it paid, with the amount. */
  paid: Map<string, number>;
  /** Drops that were not taken back, the last one last. */
  drops: { id: string; kobo: number }[];
  expected: Record<ShiftMethod, number>;
  lines: number;
  /** Number of sales made in it during an outage and sent after it was counted. */
  late: number;
  /** Whether its owner counted and closed it. */
  isClosedByOwner: boolean;
}

/** A drawer that was just opened. */
export const aDrawer = (id: string, float: number): Drawer => ({
  id,
  paid: new Map(),
  drops: [],
  expected: { Cash: float, POS: 0, 'Bank Transfer': 0 },
  lines: 0,
  late: 0,
  isClosedByOwner: false,
});

/** For each clerk, the clerk at the same terminal who can take over their drawer. */
export const COLLEAGUES: readonly (number | undefined)[] = [1, 0, undefined];

/** Returns the one payment in a shift's response that the drawer does not know yet. */
export function newPayment(body: unknown, { paid }: Drawer): string {
  const payments = [.../"id":"([^"]+)"[^{}]*"expense_type"/g[Symbol.matchAll](JSON.stringify(body))];
  const [id] = payments.flatMap(([, one = '']) => (paid.has(one) ? [] : [one]));
  if (id === undefined) throw new Error('Nothing was paid.');
  return id;
}

/** Returns the ids of drops in a shift's response that were not taken back. */
export function dropsOf(body: unknown): string[] {
  const text = JSON.stringify(body);
  const taken = new Set([...text.matchAll(/"takes_back":"([^"]+)"/g)].map(([, id]) => id));
  const made = [...text.matchAll(/"id":"([^"]+)"[^{}]*"takes_back":null/g)];
  return made.flatMap(([, id = '']) => (taken.has(id) ? [] : [id]));
}
