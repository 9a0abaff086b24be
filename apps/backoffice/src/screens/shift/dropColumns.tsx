import { type FollowedDrop, formatDateTime, formatNaira, formatSignedNaira } from '@motorpark/domain';
import { type Column, StatusBadge } from '@motorpark/ui';
import { messages } from './messages';

/** Cash that left a drawer, from there to the bank. */
export const dropColumns: Column<FollowedDrop>[] = [
  { header: 'Dropped', cell: ({ at }) => formatDateTime(at), isRowHeader: true, sortBy: 'at' },
  { header: 'Counter', cell: ({ counter }) => counter, truncate: true },
  { header: 'Terminal', cell: ({ terminal }) => terminal, truncate: true },
  { header: 'Cashier', cell: ({ person }) => person, truncate: true },
  { header: 'Where to', cell: ({ note }) => note, truncate: true, givesWay: true },
  {
    header: 'Amount',
    cell: ({ amount }) => formatNaira(amount),
    align: 'end',
    cardLabel: 'Amount',
    sortBy: 'amount',
  },
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} />, card: 'badge', width: '16ch' },
  {
    header: 'Slip',
    cell: ({ slip, deposit }) => [slip, differing(deposit)].filter(Boolean).join(', '),
    cardLabel: 'Slip',
    truncate: true,
  },
];

/** What the bank took in too little or too much with all that was paid in together. */
const differing = (deposit: FollowedDrop['deposit']): string =>
  deposit === undefined || deposit.amount === deposit.dropped
    ? ''
    : messages.deposit.differs(formatSignedNaira(deposit.amount - deposit.dropped));
