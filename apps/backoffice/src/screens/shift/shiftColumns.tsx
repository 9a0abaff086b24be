import {
  type Shift,
  countedWithout,
  formatDateTime,
  formatNaira,
  shiftDifferencesText,
} from '@motorpark/domain';
import { type Column, StatusBadge } from '@motorpark/ui';
import { messages } from './messages';

const number: Column<Shift> = {
  header: 'Report no.',
  cell: ({ reportNumber }) => reportNumber,
  cardLabel: 'Report no.',
  width: '10ch',
};
const counter: Column<Shift> = {
  header: 'Counter',
  cell: (shift) => shift.counter,
  isRowHeader: true,
  truncate: true,
};
const whose: Column<Shift>[] = [
  { header: 'Terminal', cell: ({ terminal }) => terminal, truncate: true },
  { header: 'Cashier', cell: ({ person }) => person, truncate: true },
];
const facts: Column<Shift>[] = [
  {
    header: 'Opened',
    cell: ({ openedAt }) => formatDateTime(openedAt),
    cardLabel: 'Opened',
    sortBy: 'openedAt',
  },
  { header: 'Closed', cell: ({ closedAt }) => closedAt && formatDateTime(closedAt), cardLabel: 'Closed' },
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} />, card: 'badge', width: '14ch' },
  {
    header: 'Opening float',
    cell: ({ openingFloat }) => formatNaira(openingFloat),
    align: 'end',
    cardLabel: 'Float',
    hidesFirst: true,
  },
  {
    header: 'Difference',
    cell: differenceCell,
    align: 'end',
    cardLabel: 'Difference',
  },
];

/** The differences of a shift, and without whom it was counted. */
function differenceCell(shift: Shift) {
  const owner = countedWithout(shift);
  const difference = shiftDifferencesText(shift) ?? (shift.status === 'Closed' && messages.notCounted);
  return owner === undefined
    ? difference
    : [difference, messages.without.mark(owner)].filter(Boolean).join(', ');
}

/** Columns of a clerk's own shifts. */
export const shiftColumns: Column<Shift>[] = [number, counter, ...facts];

/** Columns of the head office's list, which also shows terminal and clerk. */
export const officeShiftColumns: Column<Shift>[] = [number, counter, ...whose, ...facts];
