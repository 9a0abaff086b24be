import { type Kobo, formatSignedNaira } from '../format';
import type { ShiftMethod } from './methods';
import { type Shift, differenceOf } from './shift';

/** What one way of paying differs by. */
export interface ShiftDifference {
  method: ShiftMethod;
  amount: Kobo;
}

type Judged = Pick<Shift, 'lines' | 'corrections' | 'late'>;

/**
 * What each way of paying differs by, with what was corrected later and less what was sold in it and came later: cash that is short is never made up for by slips that are over.
 * Undefined until somebody has counted, and where nobody ever has.
 */
export function shiftDifferences({ lines, corrections, late = [] }: Judged): ShiftDifference[] | undefined {
  if (lines === undefined || lines.some(({ counted }) => counted === undefined)) return undefined;
  return lines.map((line) => ({
    method: line.method,
    amount: differenceOf(line) + paidBy(line.method, corrections) - paidBy(line.method, late),
  }));
}

const paidBy = (by: ShiftMethod, parts: readonly { method: ShiftMethod; amount: Kobo }[]): Kobo =>
  parts.filter(({ method }) => method === by).reduce((sum, { amount }) => sum + amount, 0);

/** The same in words: `Cash −₦500.00, POS +₦500.00`; one zero where nothing differs. */
export function shiftDifferencesText(shift: Judged): string | undefined {
  const all = shiftDifferences(shift);
  const differing = all?.filter(({ amount }) => amount !== 0);
  if (differing?.length === 0) return formatSignedNaira(0);
  return differing?.map(({ method, amount }) => `${method} ${formatSignedNaira(amount)}`).join(', ');
}
