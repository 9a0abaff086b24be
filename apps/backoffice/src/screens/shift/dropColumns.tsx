import { type FollowedDrop, formatDateTime, formatNaira, formatSignedNaira } from '@motorpark/domain';
import { type Column, StatusBadge } from '@motorpark/ui';
import { messages } from './messages';

/** Columns of the drops. */
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
    cell: ({ slip, deposit }) => [slip, depositDifference(deposit)].filter(Boolean).join(', '),
    cardLabel: 'Slip',
    truncate: true,
  },
];

/** The difference between a deposit and its drops; empty if there is none. */
const depositDifference = (deposit: FollowedDrop['deposit']): string =>
  deposit === undefined || deposit.amount === deposit.dropped
    ? ''
    : messages.deposit.differs(formatSignedNaira(deposit.amount - deposit.dropped));
