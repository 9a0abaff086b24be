import type { WireNaira, WireShift } from '@motorpark/contract';
import {
  type Kobo,
  type ShiftMethod,
  nairaOnWire,
  parseNaira,
  shiftDifferences,
  shiftDifferencesText,
} from '@motorpark/domain';
import { type Cell, money } from '../../csv';

export const koboOf = (amount: WireNaira): Kobo => parseNaira(amount) ?? 0;

const judged = ({ lines, corrections, late }: WireShift) => ({
  lines: lines?.map((line) => ({
    method: line.method,
    received: koboOf(line.received),
    givenBack: koboOf(line.given_back),
    expected: koboOf(line.expected),
    counted: line.counted === null ? undefined : koboOf(line.counted),
  })),
  corrections: corrections.map((one) => ({ ...one, amount: koboOf(one.amount) })),
  late: late.map((one) => ({ ...one, amount: koboOf(one.amount) })),
});

/** Returns all differences of a shift as text. */
export const differenceInWords = (shift: WireShift): Cell =>
  shiftDifferencesText(judged(shift)) ?? 'Not counted';

/** Returns the difference of one payment method, as it was counted. */
export const differenceBy =
  (by: ShiftMethod) =>
  (shift: WireShift): Cell => {
    const one = shiftDifferences(judged(shift))?.find(({ method }) => method === by);
    return one === undefined ? '' : money(nairaOnWire(one.amount));
  };
