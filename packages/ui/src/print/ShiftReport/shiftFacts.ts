import {
  type Kobo,
  NAIRA_NOTES,
  type Shift,
  type ShiftLine,
  countedWithout,
  differenceOf,
  formatDateTime,
  formatNaira,
  formatSignedNaira,
} from '@motorpark/domain';
import type { Fact } from '../receipt/FactList';

/** Returns the fact, or nothing if it has no value, as in most reports. */
const optionalFact = (term: string, value: string | undefined, isLarge?: boolean): Fact[] =>
  value === undefined ? [] : [{ term, value, ...(isLarge && { isLarge }) }];

/** Returns whose drawer it was, and when. */
export const drawerFacts = (shift: Shift): Fact[] => [
  { term: 'Cashier', value: shift.person },
  { term: 'Counter', value: shift.counter },
  { term: 'Opened', value: formatDateTime(shift.openedAt) },
  ...optionalFact('Taken over from', shift.takenOverFrom),
  {
    term: 'Counted',
    value: shift.notes ? shift.countedAt && formatDateTime(shift.countedAt) : 'Not counted',
  },
  ...optionalFact('Counted by', shift.countedBy),
  ...optionalFact('Count confirmed by', shift.isWitnessed === true ? shift.person : undefined),
  ...optionalFact('Counted without', countedWithout(shift), true),
  { term: 'Closed', value: shift.closedAt && formatDateTime(shift.closedAt) },
  ...optionalFact('Closed by', shift.closedBy),
  ...optionalFact('Taken over by', shift.takenOverBy),
  { term: 'Tickets sold', value: String(shift.sales.tickets) },
  { term: 'Parcels taken in', value: String(shift.sales.waybills) },
  { term: 'Taken back', value: String(shift.sales.takenBack) },
];

const totalOf = (parts: readonly { amount: Kobo }[]): Kobo =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/** Returns the figures of one payment method. Cash starts with the float, and ends without the expenses paid from the drawer and the drops. */
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

/** Returns the cash in the drawer, note by note. */
export const countFacts = ({ notes = [], coins = 0 }: Shift): Fact[] => [
  ...NAIRA_NOTES.flatMap((note, place) => {
    const pieces = notes[place] ?? 0;
    return pieces === 0
      ? []
      : [{ term: `₦${note.toLocaleString('en-US')} × ${pieces}`, value: formatNaira(note * 100 * pieces) }];
  }),
  { term: 'Coins', value: formatNaira(coins) },
];

/** Returns the expenses paid from the drawer. */
export const paymentFacts = ({ payments }: Shift): Fact[] =>
  payments.map(({ amount, expenseType, at }, place) => ({
    term: `${place + 1}. ${formatDateTime(at)}, ${expenseType}`,
    value: formatNaira(amount),
  }));

/** Returns the drops, and those that were taken back because they were mistyped. */
export const dropFacts = ({ drops }: Shift): Fact[] =>
  drops.map(({ amount, note, at, takesBack, receivedBy }, place) => ({
    term: [
      `${place + 1}. ${formatDateTime(at)}`,
      ...(receivedBy === undefined ? [] : [`to ${receivedBy}`]),
      ...(note === '' ? [] : [takesBack === undefined ? note : `taken back: ${note}`]),
    ].join(', '),
    value: takesBack === undefined ? formatNaira(amount) : formatSignedNaira(amount),
  }));

/** Returns the sales whose payment was not confirmed when the drawer was counted. */
export const unconfirmedFacts = ({ unconfirmed = [] }: Shift): Fact[] =>
  unconfirmed.map(({ number, payer, method, amount }, place) => ({
    term: `${place + 1}. ${number}, ${payer}, ${method}`,
    value: amount === undefined ? 'N/A' : formatNaira(amount),
  }));

/** Returns the sales of the shift that arrived after the count: their money is in the drawer, but not in the expected sum. */
export const lateFacts = ({ late = [] }: Shift): Fact[] =>
  late.map(({ number, payer, method, amount, at }, place) => ({
    term: `${place + 1}. ${number}, ${payer}, ${method}, ${formatDateTime(at)}`,
    value: formatNaira(amount),
  }));

/** Returns the sales of the shift that were discarded, each with the reason and whether a slip was printed, and their total, for whoever signs. */
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

/** Returns the corrections that were made after the shift was closed. */
export const correctionFacts = ({ corrections }: Shift): Fact[] =>
  corrections.map(({ method, amount, reason, person, at }, place) => ({
    term: `${place + 1}. ${method}, ${formatDateTime(at)}, ${person}: ${reason}`,
    value: formatSignedNaira(amount),
  }));
