import { type Operation, type OperationType, formatDateTime, formatSignedNaira } from '@motorpark/domain';
import type { Column } from '@motorpark/ui';

const TYPE_LABELS: Record<OperationType, string> = {
  TICKET_BOOKING: 'Ticket',
  WAYBILL: 'Waybill',
  EXPENSE: 'Expense',
};

/** A line of the ledger: what, where, when, and the signed amount. */
export const operationColumns: Column<Operation>[] = [
  { header: 'Operation', cell: ({ description }) => description, isRowHeader: true, card: 'title' },
  { header: 'Type', cell: ({ type }) => TYPE_LABELS[type], card: 'meta', isMuted: true },
  {
    header: 'Place',
    cell: ({ route, location }) => (route ? `${route.origin} - ${route.destination}` : location),
    card: 'meta',
  },
  { header: 'Date', cell: ({ at }) => formatDateTime(at), card: 'meta' },
  { header: 'Amount', cell: ({ amount }) => formatSignedNaira(amount), align: 'end', card: 'badge' },
];
