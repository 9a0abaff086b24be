import { type FollowedDrop, formatDateTime, formatNaira, formatSignedNaira } from '@motorpark/domain';
import { type Column, StatusBadge } from '@motorpark/ui';
import { messages } from './messages';

/** Columns of the drops. */
export const dropColumns: Column<FollowedDrop>[] = [
  { header: 'Dropped', cell: ({ at }) => formatDateTime(at), isRowHeader: true, sortBy: 'at' },
  { header: 'Counter', cell: ({ counter }) => counter, truncate: true },
  { header: 'Terminal', cell: ({ terminal }) => terminal, truncate: true },
  { header: 'Cashier', cell: ({ person }) => person, truncate: true },
  { header: 'Where to', cell: ({ note }) => note, truncate: true, hidesFirst: true },
  { header: 'Received by', cell: receiver, truncate: true, cardLabel: 'Received by' },
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
    cell: ({ slip, deposit, takenBack }) =>
      [[slip, depositDifference(deposit)].filter(Boolean).join(', '), ...takenBack.map(inWords)]
        .filter(Boolean)
        .join('; '),
    cardLabel: 'Slip',
    truncate: true,
  },
];

/** Who received the cash, and whether that is confirmed. */
function receiver({ receivedBy, confirmedBy }: FollowedDrop): string {
  if (receivedBy === undefined) return '';
  return confirmedBy === undefined ? `${receivedBy}, ${messages.drop.notConfirmed}` : receivedBy;
}

/** The difference between a deposit and its drops; empty if there is none. */
const depositDifference = (deposit: FollowedDrop['deposit']): string =>
  deposit === undefined || deposit.amount === deposit.dropped
    ? ''
    : messages.deposit.differs(formatSignedNaira(deposit.amount - deposit.dropped));

/** Text of a deposit that was taken back. */
const inWords = ({ slip, amount, by, reason }: FollowedDrop['takenBack'][number]): string =>
  messages.takeBackDeposit.entry(slip, formatNaira(amount), by, reason);
