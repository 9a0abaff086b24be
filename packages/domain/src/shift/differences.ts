import { type Kobo, formatSignedNaira } from '../format';
import type { ShiftMethod } from './methods';
import { type Shift, differenceOf } from './shift';

export interface ShiftDifference {
  method: ShiftMethod;
  amount: Kobo;
}

type CountedShift = Pick<Shift, 'lines' | 'corrections' | 'late'>;

/**
 * Returns the difference of each payment method, including later corrections and excluding sales that arrived late. Methods are not offset against each
 * other: missing cash is not made up for by surplus slips. Returns undefined until the shift is counted, or if it never was.
 */
export function shiftDifferences({
  lines,
  corrections,
  late = [],
}: CountedShift): ShiftDifference[] | undefined {
  if (lines === undefined || lines.some(({ counted }) => counted === undefined)) return undefined;
  return lines.map((line) => ({
    method: line.method,
    amount: differenceOf(line) + paidBy(line.method, corrections) - paidBy(line.method, late),
  }));
}

const paidBy = (by: ShiftMethod, parts: readonly { method: ShiftMethod; amount: Kobo }[]): Kobo =>
  parts.filter(({ method }) => method === by).reduce((sum, { amount }) => sum + amount, 0);

/** Formats the differences: `Cash −₦500.00, POS +₦500.00`; a single zero if nothing differs. */
export function shiftDifferencesText(shift: CountedShift): string | undefined {
  const all = shiftDifferences(shift);
  const differing = all?.filter(({ amount }) => amount !== 0);
  if (differing?.length === 0) return formatSignedNaira(0);
  return differing?.map(({ method, amount }) => `${method} ${formatSignedNaira(amount)}`).join(', ');
}
