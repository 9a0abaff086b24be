import { type DiscardedSale, formatCount, formatDateTime, formatNaira } from '@motorpark/domain';
import { type Column, NONE } from '@motorpark/ui';

/** Columns of the discarded entries. */
export const discardColumns: Column<DiscardedSale>[] = [
  {
    header: 'Discarded',
    cell: ({ discardedAt }) => formatDateTime(discardedAt),
    isRowHeader: true,
    sortBy: 'at',
  },
  { header: 'Entry', cell: ({ kind }) => kind },
  { header: 'Name', cell: ({ name }) => name, truncate: true },
  { header: 'Details', cell: ({ details }) => details, truncate: true, hidesFirst: true },
  {
    header: 'Amount',
    cell: ({ amount }) => formatNaira(amount),
    align: 'end',
    sortBy: 'amount',
  },
  { header: 'Paid by', cell: ({ method }) => method, cardLabel: 'Paid by' },
  { header: 'Cashier', cell: ({ person }) => person, truncate: true },
  { header: 'Terminal', cell: ({ terminal }) => terminal, truncate: true },
  { header: 'Counter', cell: ({ counter }) => counter, truncate: true },
  {
    header: 'Slips printed',
    cell: ({ slips }) => formatCount(slips),
    align: 'end',
    cardLabel: 'Slips printed',
  },
  { header: 'Reason', cell: ({ reason }) => reason, cardLabel: 'Reason', truncate: true },
  {
    header: 'Refused',
    cell: ({ refusal }) => refusal || NONE,
    cardLabel: 'Refused',
    truncate: true,
    hidesFirst: true,
  },
];
