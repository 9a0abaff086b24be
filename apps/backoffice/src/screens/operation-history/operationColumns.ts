import { OPERATION_LABELS, type Operation, formatDateTime, operationAmount } from '@motorpark/domain';
import type { Column, SearchOnlyField } from '@motorpark/ui';

const what: Column<Operation> = {
  header: 'Operation',
  cell: ({ description }) => description,
  isRowHeader: true,
  truncate: true,
};

const terminal: Column<Operation> = { header: 'Terminal', cell: (line) => line.terminal, truncate: true };

/** Values that the search covers but the row may not show. */
export const searchOnlyFieldsOfOperation = ({ terminal: at, location }: Operation): SearchOnlyField[] => [
  { label: 'Terminal', text: at },
  { label: 'Place', text: location },
];

const facts: Column<Operation>[] = [
  {
    header: 'Type',
    cell: ({ type, isReversal = false }) => `${OPERATION_LABELS[type]}${isReversal ? ', reversal' : ''}`,
  },
  {
    header: 'Place',
    cell: ({ route, location }) => (route ? `${route.origin} to ${route.destination}` : location),
    truncate: 'twoLines',
  },
];

const ends: Column<Operation>[] = [
  { header: 'Recorded by', cell: ({ by }) => by, isMuted: true, hides: 1, truncate: true },
  { header: 'Date and time', cell: ({ at }) => at && formatDateTime(at), sortBy: 'at' },
  {
    header: 'Amount',
    cell: (operation) => operationAmount(operation),
    align: 'end',
    card: 'badge',
    sortBy: 'amount',
  },
];

export const operationColumns: Column<Operation>[] = [what, ...facts, ...ends];

/** Columns of the head office's ledger, which also shows the terminal. */
export const officeOperationColumns: Column<Operation>[] = [what, ...facts, terminal, ...ends];
