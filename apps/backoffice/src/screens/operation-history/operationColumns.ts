import { OPERATION_LIST } from '@motorpark/api';
import { operationLabel, type Operation, formatPaymentMethod, operationAmount } from '@motorpark/domain';
import { type Column, NONE, type SearchOnlyField } from '@motorpark/ui';
import { listColumns } from '../../shared/list/listColumns';
import { messages } from './messages';

/** Values that the search covers but the row may not show. */
export const searchOnlyFieldsOfOperation = ({ terminal: at, location }: Operation): SearchOnlyField[] => [
  { label: 'Terminal', text: at },
  { label: 'Place', text: location },
];

const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ') || NONE;

const cells = {
  type: ({ isReversal = false, entry, ...line }) =>
    [operationLabel(line), isReversal && messages.reverses(entry?.reversedAt)].filter(Boolean).join(', '),
  place: ({ route, location }) => (route ? `${route.origin} to ${route.destination}` : location),
  customer: ({ entry }) => entry?.customer ?? NONE,
  paidBy: ({ entry }) => joined(entry?.method && formatPaymentMethod(entry.method), entry?.reference),
  account: ({ entry }) => joined(entry?.account, entry?.counterAccount),
  amount: (operation) => operationAmount(operation),
} satisfies Record<string, Column<Operation>['cell']>;

/** What the accountant needs of a line: its document, drawer and accounts. */
export const entries = listColumns<Operation, typeof OPERATION_LIST>(OPERATION_LIST, cells, [
  'customer',
  'paidBy',
  'account',
]);

export const operationColumns = listColumns<Operation, typeof OPERATION_LIST>(
  OPERATION_LIST,
  { ...cells, by: { isMuted: true } },
  ['description', 'type', 'place', 'by', 'at', 'amount'],
);

/** Columns of the head office's ledger, which are those of the accountant's file; they say also in which drawer a line was made. */
export const officeOperationColumns = listColumns<Operation, typeof OPERATION_LIST>(OPERATION_LIST, {
  ...cells,
  by: {
    cell: ({ by, entry }) =>
      joined(
        by,
        entry?.counter,
        entry?.reportNumber === undefined ? undefined : messages.report(entry.reportNumber),
      ),
    truncate: 'twoLines',
    hides: 4,
  },
});
