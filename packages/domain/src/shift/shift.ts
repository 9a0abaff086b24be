import { type FieldKind, NAIRA_FROM_ZERO, TEXT, type ValuesOf } from '../field';
import type { Instant, Kobo } from '../format';
import type { Change } from '../history';
import type { Versioned } from '../version';
import type { ShiftDiscard } from './discard';
import type { ShiftMethod } from './methods';
import type { ShiftCorrection } from './shiftEnding';

/** From the float to the report (docs/shift.md). What is counted takes no more money; what is closed never changes. */
export const SHIFT_STATUSES = ['Open', 'Counted', 'Closed'] as const;
export type ShiftStatus = (typeof SHIFT_STATUSES)[number];

/** What is said when a drawer is opened. */
export const SHIFT_OPENING = {
  /** The name or id of the terminal at which it stands; the person's own. */
  terminal: { label: 'Terminal', kind: TEXT },
  /** What people at the terminal call it: `Awka 2`. */
  counter: { label: 'Counter', kind: TEXT },
  openingFloat: { label: 'Opening float', kind: NAIRA_FROM_ZERO },
} as const;
export type ShiftOpening = ValuesOf<typeof SHIFT_OPENING>;

/** Cash that is taken out of the drawer, to the safe or the bank. */
export const CASH_DROP = {
  amount: { label: 'Amount', kind: NAIRA_FROM_ZERO },
  note: { label: 'Where to', kind: TEXT },
} as const;
export type CashDropValues = ValuesOf<typeof CASH_DROP>;

/** Why a drop is taken back. */
export const DROP_RETURN = { reason: { label: 'Reason', kind: TEXT } } as const;
export type DropReturnValues = ValuesOf<typeof DROP_RETURN>;

/** How many there are of a note; nothing typed is none. */
const PIECES: FieldKind<number, number, string, string> = {
  name: 'count',
  empty: '',
  parse: Number,
  tell: (pieces) => pieces,
  edit: String,
  show: String,
  write: String,
};

/** An amount of which nothing typed is nothing. */
const COUNTED: typeof NAIRA_FROM_ZERO = {
  ...NAIRA_FROM_ZERO,
  parse: (typed) => (typed.trim() === '' ? 0 : NAIRA_FROM_ZERO.parse(typed)),
};

/** The notes that there are, in naira, as they are counted. */
export const NAIRA_NOTES = [1000, 500, 200, 100, 50, 20, 10, 5] as const;

/** What somebody finds in the drawer, before they are told what should be there. */
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
  pos: { label: 'POS slips', kind: COUNTED },
  transfers: { label: 'Transfers', kind: COUNTED },
} as const;
export type ShiftCount = ValuesOf<typeof SHIFT_COUNT>;

/** What is said when a counted drawer is closed. */
export const SHIFT_CLOSING = {
  /** The next float; the rest of what was counted goes to the bank. */
  floatLeft: { label: 'Stays in the drawer', kind: COUNTED },
  reason: { label: 'Reason', kind: TEXT },
} as const;
export type ShiftClosing = ValuesOf<typeof SHIFT_CLOSING>;

/** How many there are of each note, in the order of `NAIRA_NOTES`. */
export const notesOf = (count: Pick<ShiftCount, `note${(typeof NAIRA_NOTES)[number]}`>): number[] =>
  NAIRA_NOTES.map((note) => count[`note${note}`]);

/** What notes and coins come to. */
export const cashOf = (notes: readonly number[], coins: Kobo): Kobo =>
  NAIRA_NOTES.reduce((sum, note, place) => sum + note * 100 * (notes[place] ?? 0), coins);

/** What one way of paying comes to in a shift. */
export interface ShiftLine {
  method: ShiftMethod;
  received: Kobo;
  /** What was taken back, above zero. */
  givenBack: Kobo;
  /** What of that nobody had seen when it was counted, or has seen until now. */
  unconfirmed?: Kobo | undefined;
  /** What should be there; of cash with the float and without what was paid from the drawer and dropped. */
  expected: Kobo;
  /** Undefined until somebody has counted. */
  counted: Kobo | undefined;
}

/** What is there too much, or below zero too little. */
export const differenceOf = ({ counted, expected }: Pick<ShiftLine, 'counted' | 'expected'>): Kobo =>
  counted === undefined ? 0 : counted - expected;

/** Cash that left a drawer; or came back into it, below zero. */
export interface CashDrop {
  id: string;
  amount: Kobo;
  /** Where it went, or why it was taken back. */
  note: string;
  at: Instant;
  /** The drop that this entry takes back. */
  takesBack?: string | undefined;
}

/** An expense that the drawer paid. */
export interface DrawerPayment {
  /** The expense. */
  id: string;
  amount: Kobo;
  expenseType: string;
  at: Instant;
}

/** A sale whose money nobody has seen. */
export interface UnconfirmedSale {
  number: string;
  payer: string;
  method: ShiftMethod;
  /** Undefined for whose drawer it is, until it is counted. */
  amount: Kobo | undefined;
}

/** A sale that was made in a shift through an outage, and came once it was counted. */
export interface LateSale {
  number: string;
  payer: string;
  method: ShiftMethod;
  amount: Kobo;
  /** When it came. */
  at: Instant;
}

/** One person at one counter of a terminal, from the float to the report. */
export interface Shift extends Versioned {
  id: string;
  status: ShiftStatus;
  person: string;
  personId?: string | undefined;
  /** Whether it is that of whoever looks. */
  isOwn: boolean;
  terminal: string;
  counter: string;
  openedAt: Instant;
  openingFloat: Kobo;
  /** What the shift before has left at the counter; undefined where that is not known. */
  leftBefore?: Kobo | undefined;
  /** What stays as the next float; undefined until it is closed, and where all went on with another shift or nobody counted. */
  floatLeft?: Kobo | undefined;
  /** Whose drawer it was whose count is the float, and who took this one over in turn. */
  takenOverFrom: string | undefined;
  takenOverBy: string | undefined;
  countedAt: Instant | undefined;
  /** Who counted or closed it in place of its person. */
  countedBy: string | undefined;
  closedAt: Instant | undefined;
  closedBy: string | undefined;
  /** Of the terminal, without gaps; once it is closed. */
  reportNumber: number | undefined;
  reason: string;
  /** How many tickets and parcels were sold, and how many lines were taken back. */
  sales: { tickets: number; waybills: number; takenBack: number };
  drops: readonly CashDrop[];
  payments: readonly DrawerPayment[];
  /** Undefined for whose drawer it is, until it is counted. */
  lines: readonly ShiftLine[] | undefined;
  /** What was sold and nobody had seen the money of when it was counted, or has seen until now. */
  unconfirmed?: readonly UnconfirmedSale[] | undefined;
  /** What was made in it and came once it was counted: in the drawer, and not in what was expected. */
  late?: readonly LateSale[] | undefined;
  /** What was made in it, thrown away before the server had it, and is in no sum. */
  discarded?: readonly ShiftDiscard[] | undefined;
  /** In the order of `NAIRA_NOTES`, and the coins; once it is counted. Closed without them, nobody ever counted. */
  notes: readonly number[] | undefined;
  coins: Kobo | undefined;
  /** What was found after it was closed. */
  corrections: readonly ShiftCorrection[];
  /** Its steps and its prints, oldest first; of one that is looked at alone. */
  history?: readonly Change[] | undefined;
}

/** Whether what was counted is not what should be there. */
export const shiftDiffers = ({ lines }: Pick<Shift, 'lines'>): boolean =>
  lines?.some((line) => differenceOf(line) !== 0) ?? false;

/** Whether somebody has to say something of it, before the shift is closed. */
export const needsShiftReason = (shift: Pick<Shift, 'lines' | 'unconfirmed'>): boolean =>
  shiftDiffers(shift) || (shift.unconfirmed ?? []).length > 0;
