import { type FollowedDrop, formatDateTime, formatNaira } from '@motorpark/domain';
import { type Column, StatusBadge } from '@motorpark/ui';

/** Cash that left a drawer, from there to the bank. */
export const dropColumns: Column<FollowedDrop>[] = [
  { header: 'Dropped', cell: ({ at }) => formatDateTime(at), isRowHeader: true, sortBy: 'at' },
  { header: 'Counter', cell: ({ counter }) => counter, card: 'meta', truncate: true },
  { header: 'Terminal', cell: ({ terminal }) => terminal, card: 'meta', truncate: true },
  { header: 'Cashier', cell: ({ person }) => person, card: 'meta', truncate: true },
  { header: 'Where to', cell: ({ note }) => note, cardLabel: 'Where to', truncate: true, givesWay: true },
  {
    header: 'Amount',
    cell: ({ amount }) => formatNaira(amount),
    align: 'end',
    cardLabel: 'Amount',
    sortBy: 'amount',
  },
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} />, card: 'badge', width: '16ch' },
  { header: 'Slip', cell: ({ slip }) => slip, cardLabel: 'Slip', truncate: true },
];
