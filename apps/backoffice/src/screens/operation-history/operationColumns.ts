import {
  OPERATION_LABELS,
  type Operation,
  formatDateTime,
  formatPaymentMethod,
  operationAmount,
} from '@motorpark/domain';
import { type Column, NONE, type SearchOnlyField } from '@motorpark/ui';
import { messages } from './messages';

const what: Column<Operation> = {
  header: 'Operation',
  cell: ({ description }) => description,
  isRowHeader: true,
  truncate: 'twoLines',
};

const terminal: Column<Operation> = {
  header: 'Terminal',
  cell: (line) => line.terminal,
  truncate: true,
  hides: 3,
};

/** Values that the search covers but the row may not show. */
export const searchOnlyFieldsOfOperation = ({ terminal: at, location }: Operation): SearchOnlyField[] => [
  { label: 'Terminal', text: at },
  { label: 'Place', text: location },
];

const facts: Column<Operation>[] = [
  {
    header: 'Type',
    cell: ({ type, isReversal = false, entry }) =>
      [OPERATION_LABELS[type], isReversal && messages.reverses(entry?.reversedAt)].filter(Boolean).join(', '),
    truncate: 'twoLines',
  },
  {
    header: 'Place',
    cell: ({ route, location }) => (route ? `${route.origin} to ${route.destination}` : location),
    truncate: 'twoLines',
  },
];

const by: Column<Operation> = {
  header: 'Recorded by',
  cell: (line) => line.by,
  isMuted: true,
  hides: 1,
  truncate: true,
};

const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ') || NONE;

/** What the accountant needs of a line: its document, drawer and accounts. */
export const entries: Column<Operation>[] = [
  {
    header: 'Customer',
    cell: ({ entry }) => entry?.customer ?? NONE,
    truncate: 'twoLines',
    card: 'meta',
    hides: 2,
  },
  {
    header: 'Paid by',
    cell: ({ entry }) => joined(entry?.method && formatPaymentMethod(entry.method), entry?.reference),
    truncate: 'twoLines',
    card: 'meta',
  },
  {
    header: 'Account',
    cell: ({ entry }) => joined(entry?.account, entry?.counterAccount),
    truncate: 'twoLines',
    hides: 1,
    cardLabel: 'Account',
  },
];

const ends: Column<Operation>[] = [
  { header: 'Date and time', cell: ({ at }) => at && formatDateTime(at), sortBy: 'at' },
  {
    header: 'Amount',
    cell: (operation) => operationAmount(operation),
    align: 'end',
    card: 'badge',
    sortBy: 'amount',
  },
];

export const operationColumns: Column<Operation>[] = [what, ...facts, by, ...ends];

/** Who made a line, and in which drawer. */
const byInDrawer: Column<Operation> = {
  header: 'Recorded by',
  cell: ({ by: person, entry }) =>
    joined(
      person,
      entry?.counter,
      entry?.reportNumber === undefined ? undefined : messages.report(entry.reportNumber),
    ),
  truncate: 'twoLines',
  hides: 4,
};

/** Columns of the head office's ledger, which are those of the accountant's file. */
export const officeOperationColumns: Column<Operation>[] = [
  what,
  ...facts,
  terminal,
  byInDrawer,
  ...entries,
  ...ends,
];
