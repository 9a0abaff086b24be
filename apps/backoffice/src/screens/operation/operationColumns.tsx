import { OPERATION_LABELS, type Operation, formatDateTime, formatSignedNaira } from '@motorpark/domain';
import type { Column } from '@motorpark/ui';

/** A line of the ledger: what, where, when, and the signed amount. */
export const operationColumns: Column<Operation>[] = [
  { header: 'Operation', cell: ({ description }) => description, isRowHeader: true, card: 'title' },
  { header: 'Type', cell: ({ type }) => OPERATION_LABELS[type], card: 'meta', isMuted: true },
  {
    header: 'Place',
    cell: ({ route, location }) => (route ? `${route.origin} - ${route.destination}` : location),
    card: 'meta',
  },
  { header: 'Date', cell: ({ at }) => formatDateTime(at), card: 'meta' },
  { header: 'Amount', cell: ({ amount }) => formatSignedNaira(amount), align: 'end', card: 'badge' },
];
