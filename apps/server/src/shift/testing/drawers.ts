import fc from 'fast-check';
import { SHIFT_METHODS, type ShiftMethod } from '@motorpark/domain';

/** As a waybill's form calls each way of paying. */
export const WAYBILL_METHODS = {
  Cash: 'Cash',
  POS: 'Debit card/POS',
  'Bank Transfer': 'Bank transfer/USSD',
} as const;

/** What a clerk does next: at one of three counters, with some money. */
export const step = fc.record({
  clerk: fc.nat(2),
  does: fc.constantFrom(
    ...(['open', 'open', 'ticket', 'parcel', 'parcel', 'void', 'refund', 'drop', 'putBack', 'pay'] as const),
    ...(['dearer', 'unpay', 'spend', 'takeOver', 'end', 'close', 'outage', 'outage', 'back'] as const),
  ),
  method: fc.constantFrom(...SHIFT_METHODS),
  kobo: fc.integer({ min: 1, max: 9_999_999 }),
  /** How often a sale is sent until its answer comes. */
  sent: fc.integer({ min: 1, max: 3 }),
});

/** What a drawer should come to. */
export interface Drawer {
  id: string;
  /** The expenses that it paid, with what they cost it. */
  paid: Map<string, number>;
  /** What was dropped from it and not taken back, the last one last. */
  drops: { id: string; kobo: number }[];
  expected: Record<ShiftMethod, number>;
  lines: number;
  /** What was made in it through an outage, and came once it was counted. */
  late: number;
}

/** One that was opened a moment ago. */
export const aDrawer = (id: string, float: number): Drawer => ({
  id,
  paid: new Map(),
  drops: [],
  expected: { Cash: float, POS: 0, 'Bank Transfer': 0 },
  lines: 0,
  late: 0,
});

/** Who sits at the same terminal, and can take a drawer over. */
export const BESIDE: readonly (number | undefined)[] = [1, 0, undefined];

/** The one payment of an answered shift that a drawer does not know of yet. */
export function newPayment(body: unknown, { paid }: Drawer): string {
  const payments = [
    .../"id":"([^"]+)","amount":[^,]+,"expense_type"/g[Symbol.matchAll](JSON.stringify(body)),
  ];
  const [id] = payments.flatMap(([, one = '']) => (paid.has(one) ? [] : [one]));
  if (id === undefined) throw new Error('Nothing was paid.');
  return id;
}

/** The drops of an answered shift that were not taken back. */
export function dropsOf(body: unknown): string[] {
  const text = JSON.stringify(body);
  const taken = new Set([...text.matchAll(/"takes_back":"([^"]+)"/g)].map(([, id]) => id));
  const made = [...text.matchAll(/"id":"([^"]+)","amount":[^}]*"takes_back":null/g)];
  return made.flatMap(([, id = '']) => (taken.has(id) ? [] : [id]));
}
