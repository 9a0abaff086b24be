import { type Unseated, formatDateTime, formatSeats } from '@motorpark/domain';
import type { Column } from '@motorpark/ui';
import { PhoneLink } from '../../shared/PhoneLink';

/** The columns of those who have lost their seats. */
export const UNSEATED_COLUMNS: Column<Unseated>[] = [
  {
    header: 'Passenger',
    cell: ({ name }) => name,
    isRowHeader: true,
    card: 'title',
    truncate: true,
    sortBy: 'name',
  },
  { header: 'Phone', cell: ({ phone }) => <PhoneLink phone={phone} />, card: 'meta' },
  { header: 'Seats', cell: ({ seats }) => seats.length, align: 'end', card: 'meta', cardLabel: 'Seats' },
  {
    header: 'Had',
    cell: ({ seats }) => formatSeats(seats),
    card: 'meta',
    cardLabel: 'Had',
    isMuted: true,
    truncate: true,
  },
  {
    header: 'Was to go with',
    cell: ({ routeId, travelDate }) => `${routeId}, ${formatDateTime(travelDate)}`,
    card: 'meta',
    truncate: true,
  },
  { header: 'Since', cell: ({ since }) => formatDateTime(since), cardLabel: 'Since', sortBy: 'since' },
  { header: 'Why', cell: ({ reason }) => reason, card: 'meta', isMuted: true, truncate: true },
  { header: 'Ticket', cell: ({ ticketNumber }) => ticketNumber, card: 'id' },
];
