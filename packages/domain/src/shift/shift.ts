import { NAIRA_FROM_ZERO, TEXT, type ValuesOf } from '../field';
import { type Instant, type Kobo, formatNaira } from '../format';
import type { Change } from '../history';
import type { Versioned } from '../version';
import type { ShiftDiscard } from './discard';
import type { ShiftMethod } from './methods';
import { COUNTED } from './shiftCount';
import type { ShiftCorrection } from './shiftEnding';

/** The statuses of a shift (docs/shift.md). A counted shift takes no more money; a closed one never changes. */
export const SHIFT_STATUSES = ['Open', 'Counted', 'Closed'] as const;
export type ShiftStatus = (typeof SHIFT_STATUSES)[number];

export const SHIFT_OPENING = {
  /** The name or id of the drawer's terminal; the clerk's own. */
  terminal: { label: 'Terminal', kind: TEXT },
  /** The counter's name among the staff: `Awka 2`. */
  counter: { label: 'Counter', kind: TEXT },
  openingFloat: { label: 'Opening float', kind: NAIRA_FROM_ZERO },
  /** What of the float was found in a drawer whose last shift nobody counted; asked then only. */
  found: { label: 'Of it found in the drawer', kind: NAIRA_FROM_ZERO, isOptional: true },
} as const;
export type ShiftOpening = ValuesOf<typeof SHIFT_OPENING>;

/** The fields of a cash drop: cash taken out of the drawer, to the safe or the bank. */
export const CASH_DROP = {
  amount: { label: 'Amount', kind: NAIRA_FROM_ZERO },
  /** The name of a colleague at the terminal, or of anybody else. */
  receivedBy: { label: 'Received by', kind: TEXT },
  note: { label: 'Where to', kind: TEXT },
} as const;
export type CashDropValues = ValuesOf<typeof CASH_DROP>;

/** The reason why a drop or a deposit is taken back. */
export const DROP_RETURN = { reason: { label: 'Reason', kind: TEXT } } as const;
export type DropReturnValues = ValuesOf<typeof DROP_RETURN>;

export const SHIFT_CLOSING = {
  /** The float of the next shift; the rest of the counted cash goes to the bank. */
  floatLeft: { label: 'Stays in the drawer', kind: COUNTED },
  reason: { label: 'Reason', kind: TEXT },
} as const;
export type ShiftClosing = ValuesOf<typeof SHIFT_CLOSING>;

export interface ShiftLine {
  method: ShiftMethod;
  received: Kobo;
  /** The sum of reversals, as a positive amount. */
  givenBack: Kobo;
  /** The unconfirmed part of it: at the time of the count, or until now. */
  unconfirmed?: Kobo | undefined;
  /** The expected amount; for cash it includes the float and excludes drops and what the drawer paid. */
  expected: Kobo;
  /** The counted amount; undefined until the shift is counted. */
  counted: Kobo | undefined;
}

/** Returns the surplus, negative for a shortage; 0 until the shift is counted. */
export const differenceOf = ({ counted, expected }: Pick<ShiftLine, 'counted' | 'expected'>): Kobo =>
  counted === undefined ? 0 : counted - expected;

/** Cash taken out of a drawer; a negative amount was put back. */
export interface CashDrop {
  id: string;
  amount: Kobo;
  /** Where it was taken, or the reason why it was put back. */
  note: string;
  at: Instant;
  /** The id of the drop that this entry takes back. */
  takesBack?: string | undefined;
  /** Who received the cash; undefined for drops from before this was recorded. */
  receivedBy?: string | undefined;
  /** Whether the receiver has a login at the terminal, and can confirm the drop there. */
  isByColleague?: boolean | undefined;
  /** Whether it was confirmed that the cash was received; in a report as of its closing. */
  isConfirmed?: boolean | undefined;
}

export interface DrawerPayment {
  /** The expense's id. */
  id: string;
  amount: Kobo;
  expenseType: string;
  at: Instant;
}

/** A sale whose payment is not confirmed. */
export interface UnconfirmedSale {
  number: string;
  payer: string;
  method: ShiftMethod;
  /** Undefined for the drawer's own clerk until the shift is counted. */
  amount: Kobo | undefined;
}

/** A sale that was made in a shift during an outage and reached the server after the count. */
export interface LateSale {
  number: string;
  payer: string;
  method: ShiftMethod;
  amount: Kobo;
  /** When it reached the server. */
  at: Instant;
}

/** The drawer that a clerk's cash sales go into now. */
export type Till = Pick<Shift, 'counter' | 'openedAt'>;

/** A shift: one clerk at one counter, from the float to the report. */
export interface Shift extends Versioned {
  id: string;
  status: ShiftStatus;
  person: string;
  personId?: string | undefined;
  /** Whether it is the current user's own shift. */
  isOwn: boolean;
  terminal: string;
  counter: string;
  openedAt: Instant;
  openingFloat: Kobo;
  /** What of it was found in the drawer, if nobody had counted the shift before. */
  found?: Kobo | undefined;
  /** The float that the previous shift left at the counter; undefined if unknown. */
  leftBefore?: Kobo | undefined;
  /** The float of the next shift; undefined until the shift is closed, if another shift took the drawer over, or if nobody counted. */
  floatLeft?: Kobo | undefined;
  /** The clerk whose drawer this shift took over, and (`takenOverBy`) the one who took this drawer over. */
  takenOverFrom: string | undefined;
  /** The id of the shift that it took over, whose report both clerks sign. */
  takenOverFromId?: string | undefined;
  takenOverBy: string | undefined;
  countedAt: Instant | undefined;
  /** The user who counted it or (`closedBy`) closed it in place of its clerk. */
  countedBy: string | undefined;
  closedAt: Instant | undefined;
  closedBy: string | undefined;
  /** Whether its clerk confirmed the count that somebody else made; undefined if nobody had to, or if it was not recorded. */
  isWitnessed?: boolean | undefined;
  /** Who confirmed that count after the shift was closed, and whether the user can. */
  confirmedBy?: string | undefined;
  mayConfirm?: boolean | undefined;
  /** The report's number, consecutive per terminal; undefined until the shift is closed. */
  reportNumber: number | undefined;
  reason: string;
  /** Number of tickets and parcels sold, of fees for luggage (undefined if there are none), and of reversals. */
  sales: { tickets: number; waybills: number; luggage?: number | undefined; takenBack: number };
  drops: readonly CashDrop[];
  payments: readonly DrawerPayment[];
  /** Undefined for the drawer's own clerk until the shift is counted. */
  lines: readonly ShiftLine[] | undefined;
  /** Sales whose payment was not confirmed at the count, or is not confirmed yet. */
  unconfirmed?: readonly UnconfirmedSale[] | undefined;
  /** Sales that reached the server after the count: their money is in the drawer, but not in the expected amounts. */
  late?: readonly LateSale[] | undefined;
  /** Entries that were discarded before they reached the server; no sum includes them. */
  discarded?: readonly ShiftDiscard[] | undefined;
  /** The counted notes, in the order of `NAIRA_NOTES`; undefined until the count. A closed shift without them was never counted. */
  notes: readonly number[] | undefined;
  coins: Kobo | undefined;
  /** Differences that were found after the shift was closed. */
  corrections: readonly ShiftCorrection[];
  /** The names of the colleagues at its terminal; only until the shift is closed. */
  colleagues?: readonly string[] | undefined;
  /** Its steps and prints, oldest first; only of a shift that was fetched by itself. */
  history?: readonly Change[] | undefined;
}

type Witnessed = Pick<Shift, 'isWitnessed' | 'confirmedBy' | 'person'>;

/** Returns the clerk without whom somebody else counted the drawer; undefined for every other count. */
export const countedWithout = ({ isWitnessed, person }: Witnessed) =>
  isWitnessed === false ? person : undefined;

/** Returns the same until the count is confirmed: its difference is disputed, not the clerk's. */
export const disputedWithout = (shift: Witnessed) =>
  shift.confirmedBy === undefined ? countedWithout(shift) : undefined;

/** Whether a counted amount differs from the expected one. */
export const shiftDiffers = ({ lines }: Pick<Shift, 'lines'>): boolean =>
  lines?.some((line) => differenceOf(line) !== 0) ?? false;

/** What is said of a float that is more than the company leaves in a drawer. */
export const floatTooHigh = (most: Kobo): string =>
  `At most ${formatNaira(most)} stays as the float. The rest goes to the bank.`;

export const needsShiftReason = (shift: Pick<Shift, 'lines' | 'unconfirmed'>): boolean =>
  shiftDiffers(shift) || (shift.unconfirmed ?? []).length > 0;

/** The name of a closed shift's report, such as `Awka, no. 118`: a counter is called `Awka 2`. */
export const reportName = ({ terminal, reportNumber }: Pick<Shift, 'terminal' | 'reportNumber'>): string =>
  `${terminal}, no. ${reportNumber ?? ''}`.trim();
