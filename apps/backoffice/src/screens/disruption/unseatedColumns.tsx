import { type Unseated, formatDateTime, formatSeats } from '@motorpark/domain';
import type { Column, SearchOnlyField } from '@motorpark/ui';
import { PhoneLink } from '../../shared/PhoneLink';

/** Columns of the list of unseated passengers. */
export const UNSEATED_COLUMNS: Column<Unseated>[] = [
  { header: 'Passenger', cell: ({ name }) => name, isRowHeader: true, truncate: true, sortBy: 'name' },
  { header: 'Phone', cell: ({ phone }) => <PhoneLink phone={phone} /> },
  { header: 'Seats', cell: ({ seats }) => seats.length, align: 'end', cardLabel: 'Seats' },
  { header: 'Had', cell: ({ seats }) => formatSeats(seats), cardLabel: 'Had', isMuted: true, truncate: true },
  {
    header: 'Was to go with',
    cell: ({ routeId, travelDate }) => `${routeId}, ${formatDateTime(travelDate)}`,
    truncate: 'twoLines',
  },
  { header: 'Since', cell: ({ since }) => formatDateTime(since), cardLabel: 'Since', sortBy: 'since' },
  { header: 'Why', cell: ({ reason }) => reason, isMuted: true, truncate: true },
  { header: 'Ticket', cell: ({ ticketNumber }) => ticketNumber, card: 'id' },
];

/** Values that the search covers but the row doesn't show. */
export const searchOnlyFieldsOfUnseated = ({ vehicleNumber }: Unseated): SearchOnlyField[] => [
  { label: 'Vehicle number', text: vehicleNumber },
];
