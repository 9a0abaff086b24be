import {
  type Kobo,
  NAIRA_NOTES,
  type Shift,
  type ShiftLine,
  differenceOf,
  formatDateTime,
  formatNaira,
  formatSignedNaira,
} from '@motorpark/domain';
import type { Fact } from '../receipt/FactList';

/** A fact that most reports have not. */
const known = (term: string, value: string | undefined): Fact[] =>
  value === undefined ? [] : [{ term, value }];

/** Whose drawer it was, and when. */
export const drawerFacts = (shift: Shift): Fact[] => [
  { term: 'Cashier', value: shift.person },
  { term: 'Counter', value: shift.counter },
  { term: 'Opened', value: formatDateTime(shift.openedAt) },
  ...known('Taken over from', shift.takenOverFrom),
  {
    term: 'Counted',
    value: shift.notes ? shift.countedAt && formatDateTime(shift.countedAt) : 'Not counted',
  },
  ...known('Counted by', shift.countedBy),
  { term: 'Closed', value: shift.closedAt && formatDateTime(shift.closedAt) },
  ...known('Closed by', shift.closedBy),
  ...known('Taken over by', shift.takenOverBy),
  { term: 'Tickets sold', value: String(shift.sales.tickets) },
  { term: 'Parcels taken in', value: String(shift.sales.waybills) },
  { term: 'Taken back', value: String(shift.sales.takenBack) },
];

const totalOf = (parts: readonly { amount: Kobo }[]): Kobo =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/** What one way of paying comes to; cash begins with the float and ends without what was paid from the drawer and dropped. */
export const lineFacts = (
  line: ShiftLine,
  { openingFloat, leftBefore = openingFloat, drops, payments, floatLeft }: Shift,
): Fact[] => [
  ...(line.method === 'Cash' ? [{ term: 'Opening float', value: formatNaira(openingFloat) }] : []),
  ...(line.method === 'Cash' && leftBefore !== openingFloat
    ? [{ term: 'Left by the shift before', value: formatNaira(leftBefore), isLarge: true }]
    : []),
  { term: 'Received', value: formatNaira(line.received) },
  { term: 'Given back', value: formatNaira(line.givenBack) },
  ...(line.method === 'Cash'
    ? [
        { term: 'Paid from it', value: formatNaira(totalOf(payments)) },
        { term: 'Dropped', value: formatNaira(totalOf(drops)) },
      ]
    : []),
  { term: 'Expected', value: formatNaira(line.expected) },
  ...(line.unconfirmed ? [{ term: 'Of it not confirmed', value: formatNaira(line.unconfirmed) }] : []),
  ...(line.counted === undefined
    ? []
    : [
        { term: 'Counted', value: formatNaira(line.counted) },
        {
          term: 'Difference',
          value: formatSignedNaira(differenceOf(line)),
          isLarge: differenceOf(line) !== 0,
        },
      ]),
  ...(line.method !== 'Cash' || line.counted === undefined || floatLeft === undefined
    ? []
    : [
        { term: 'Stays in the drawer', value: formatNaira(floatLeft) },
        { term: 'Goes to the bank', value: formatNaira(line.counted - floatLeft) },
      ]),
];

/** What was in the drawer, note by note. */
export const countFacts = ({ notes = [], coins = 0 }: Shift): Fact[] => [
  ...NAIRA_NOTES.flatMap((note, place) => {
    const pieces = notes[place] ?? 0;
    return pieces === 0
      ? []
      : [{ term: `₦${note.toLocaleString('en-US')} × ${pieces}`, value: formatNaira(note * 100 * pieces) }];
  }),
  { term: 'Coins', value: formatNaira(coins) },
];

/** The expenses that it paid. */
export const paymentFacts = ({ payments }: Shift): Fact[] =>
  payments.map(({ amount, expenseType, at }, place) => ({
    term: `${place + 1}. ${formatDateTime(at)}, ${expenseType}`,
    value: formatNaira(amount),
  }));

/** What was taken out of it, and what of that was taken back as it was typed wrong. */
export const dropFacts = ({ drops }: Shift): Fact[] =>
  drops.map(({ amount, note, at, takesBack }, place) => ({
    term: `${place + 1}. ${formatDateTime(at)}${note === '' ? '' : `, ${takesBack === undefined ? '' : 'taken back: '}${note}`}`,
    value: takesBack === undefined ? formatNaira(amount) : formatSignedNaira(amount),
  }));

/** What nobody had seen the money of when it was counted. */
export const unconfirmedFacts = ({ unconfirmed = [] }: Shift): Fact[] =>
  unconfirmed.map(({ number, payer, method, amount }, place) => ({
    term: `${place + 1}. ${number}, ${payer}, ${method}`,
    value: amount === undefined ? 'N/A' : formatNaira(amount),
  }));

/** What was sold in it and came once it was counted: it is in the drawer, and not in what was expected. */
export const lateFacts = ({ late = [] }: Shift): Fact[] =>
  late.map(({ number, payer, method, amount, at }, place) => ({
    term: `${place + 1}. ${number}, ${payer}, ${method}, ${formatDateTime(at)}`,
    value: formatNaira(amount),
  }));

/** What was made in it and thrown away, with why, and whether a slip went out; whoever signs sees what it came to. */
export const discardFacts = ({ discarded = [] }: Shift): Fact[] => [
  ...discarded.map(({ kind, name, details, amount, method, slips, reason, discardedAt }, place) => ({
    term: `${place + 1}. ${[
      kind,
      name,
      details,
      method,
      formatDateTime(discardedAt),
      slips > 0 ? 'slip printed' : '',
    ]
      .filter(Boolean)
      .join(', ')}: ${reason}`,
    value: formatNaira(amount),
  })),
  { term: 'Together', value: formatNaira(totalOf(discarded)) },
];

/** What was found after it was closed. */
export const correctionFacts = ({ corrections }: Shift): Fact[] =>
  corrections.map(({ method, amount, reason, person, at }, place) => ({
    term: `${place + 1}. ${method}, ${formatDateTime(at)}, ${person}: ${reason}`,
    value: formatSignedNaira(amount),
  }));
