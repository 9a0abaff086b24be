import { type Kobo, formatSignedNaira } from '../format';
import type { ShiftMethod } from './methods';
import { type Shift, differenceOf } from './shift';

export interface ShiftDifference {
  method: ShiftMethod;
  amount: Kobo;
}

type CountedShift = Pick<Shift, 'lines' | 'late'>;

/**
 * Returns the difference of each payment method, excluding sales that arrived late. Methods are not offset against each other: missing cash is not made up for
 * by surplus slips, nor a shortage by what is found later. Returns undefined until the shift is counted, or if it never was.
 */
export function shiftDifferences({ lines, late = [] }: CountedShift): ShiftDifference[] | undefined {
  if (lines === undefined || lines.some(({ counted }) => counted === undefined)) return undefined;
  return lines.map((line) => ({
    method: line.method,
    amount: differenceOf(line) - paidBy(line.method, late),
  }));
}

const paidBy = (by: ShiftMethod, parts: readonly { method: ShiftMethod; amount: Kobo }[]): Kobo =>
  parts.filter(({ method }) => method === by).reduce((sum, { amount }) => sum + amount, 0);

/** Formats the differences: `Cash −₦500.00, POS +₦500.00`; a single zero if nothing differs. Corrections follow: `later Cash +₦500.00`. */
export function shiftDifferencesText(shift: CountedShift & Pick<Shift, 'corrections'>): string | undefined {
  const differing = shiftDifferences(shift)?.filter(({ amount }) => amount !== 0);
  if (!differing) return undefined;
  const found = differing.length === 0 ? formatSignedNaira(0) : differing.map(inWords).join(', ');
  return [found, ...shift.corrections.map((one) => `later ${inWords(one)}`)].join(', ');
}

const inWords = ({ method, amount }: ShiftDifference): string => `${method} ${formatSignedNaira(amount)}`;
