import {
  type AwaitedPayment,
  HELD_LABELS,
  type Instant,
  ageText,
  formatDateTime,
  formatNaira,
} from '@motorpark/domain';
import { type Column, StatusBadge } from '@motorpark/ui';
import { messages } from './messages';

/** Columns of the payments to confirm at an instant; an awaited one shows for how long it has waited. */
export const paymentColumns = (now: Instant): Column<AwaitedPayment>[] => [
  { header: 'Number', cell: ({ number }) => number, isRowHeader: true },
  { header: 'Payer', cell: ({ payer }) => payer, truncate: true, hidesFirst: true },
  { header: 'Way of paying', cell: ({ method }) => method, cardLabel: 'Way of paying' },
  {
    header: 'Amount',
    cell: ({ amount }) => formatNaira(amount),
    align: 'end',
    cardLabel: 'Amount',
    sortBy: 'amount',
  },
  { header: 'Terminal', cell: ({ terminal }) => terminal, truncate: true },
  { header: 'Sold by', cell: ({ person }) => person, truncate: true },
  {
    header: 'Sold',
    cell: ({ at, status }) =>
      status === 'Awaiting confirmation' ? messages.waits(ageText(at, now)) : formatDateTime(at),
    cardLabel: 'Sold',
    sortBy: 'at',
  },
  {
    header: 'Status',
    cell: ({ status, held }) => (
      <>
        <StatusBadge status={status} />
        {held && ` ${HELD_LABELS[held]}`}
      </>
    ),
    card: 'badge',
    width: '24ch',
  },
  {
    header: 'Reference',
    cell: ({ reference, paymentReference, status }) =>
      reference ||
      (status === 'Awaiting confirmation' && paymentReference ? messages.given(paymentReference) : ''),
    cardLabel: 'Reference',
    truncate: true,
  },
];
