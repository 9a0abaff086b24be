import { type FieldKind, NAIRA_FROM_ZERO, type ValuesOf } from '../field';
import type { Kobo } from '../format';

/** Number of notes of one denomination; an empty input is 0. */
const PIECES: FieldKind<number, number, string, string> = {
  name: 'count',
  empty: '',
  parse: Number,
  toEntity: (pieces) => pieces,
  edit: String,
  show: String,
  write: String,
};

/** An amount whose empty input is 0. */
export const COUNTED: typeof NAIRA_FROM_ZERO = {
  ...NAIRA_FROM_ZERO,
  parse: (typed) => (typed.trim() === '' ? 0 : NAIRA_FROM_ZERO.parse(typed)),
};

/** Denominations of notes in naira, in the order in which they are counted. */
export const NAIRA_NOTES = [1000, 500, 200, 100, 50, 20, 10, 5] as const;

/** The counted contents of a drawer; the clerk enters them before seeing the expected amounts. */
export const SHIFT_COUNT = {
  note1000: { label: '₦1,000', kind: PIECES },
  note500: { label: '₦500', kind: PIECES },
  note200: { label: '₦200', kind: PIECES },
  note100: { label: '₦100', kind: PIECES },
  note50: { label: '₦50', kind: PIECES },
  note20: { label: '₦20', kind: PIECES },
  note10: { label: '₦10', kind: PIECES },
  note5: { label: '₦5', kind: PIECES },
  coins: { label: 'Coins', kind: COUNTED },
  pos: { label: 'Card (POS)', kind: COUNTED },
  transfers: { label: 'Bank transfer / USSD', kind: COUNTED },
} as const;
export type ShiftCount = ValuesOf<typeof SHIFT_COUNT>;

/** Returns the number of notes of each denomination, in the order of `NAIRA_NOTES`. */
export const notesOf = (count: Pick<ShiftCount, `note${(typeof NAIRA_NOTES)[number]}`>): number[] =>
  NAIRA_NOTES.map((note) => count[`note${note}`]);

/** Returns the sum of notes and coins. */
export const cashOf = (notes: readonly number[], coins: Kobo): Kobo =>
  NAIRA_NOTES.reduce((sum, note, place) => sum + note * 100 * (notes[place] ?? 0), coins);
