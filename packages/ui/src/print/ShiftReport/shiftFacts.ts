import {
  NAIRA_NOTES,
  type Shift,
  type ShiftLine,
  differenceOf,
  formatDateTime,
  formatNaira,
  formatSignedNaira,
} from '@motorpark/domain';
import type { Fact } from '../receipt/FactList';

/** Whose drawer it was, and when. */
export const drawerFacts = (shift: Shift): Fact[] => [
  { term: 'Cashier', value: shift.person },
  { term: 'Counter', value: shift.counter },
  { term: 'Opened', value: formatDateTime(shift.openedAt) },
  { term: 'Counted', value: shift.countedAt && formatDateTime(shift.countedAt) },
  { term: 'Closed', value: shift.closedAt && formatDateTime(shift.closedAt) },
  { term: 'Tickets sold', value: String(shift.sales.tickets) },
  { term: 'Parcels taken in', value: String(shift.sales.waybills) },
  { term: 'Taken back', value: String(shift.sales.takenBack) },
];

/** What one way of paying comes to; cash begins with the float and ends without what was dropped. */
export const lineFacts = (line: ShiftLine, { openingFloat, drops }: Shift): Fact[] => [
  ...(line.method === 'Cash' ? [{ term: 'Opening float', value: formatNaira(openingFloat) }] : []),
  { term: 'Received', value: formatNaira(line.received) },
  { term: 'Given back', value: formatNaira(line.givenBack) },
  ...(line.method === 'Cash'
    ? [{ term: 'Dropped', value: formatNaira(drops.reduce((sum, { amount }) => sum + amount, 0)) }]
    : []),
  { term: 'Expected', value: formatNaira(line.expected) },
  { term: 'Counted', value: line.counted === undefined ? undefined : formatNaira(line.counted) },
  { term: 'Difference', value: formatSignedNaira(differenceOf(line)), isLarge: differenceOf(line) !== 0 },
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

/** What was taken out of it. */
export const dropFacts = ({ drops }: Shift): Fact[] =>
  drops.map(({ amount, note, at }, place) => ({
    term: `${place + 1}. ${formatDateTime(at)}${note === '' ? '' : `, ${note}`}`,
    value: formatNaira(amount),
  }));
