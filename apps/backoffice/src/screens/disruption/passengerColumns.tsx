import type { Reseated } from '@motorpark/domain';
import type { Column } from '@motorpark/ui';
import { PhoneLink } from '../../shared/PhoneLink';
import { messages } from './messages';

/** Whether a passenger gets no seat. */
export const isLost = ({ to }: Reseated): boolean => to === undefined;

/** The columns of passengers and the seats that they get; `keeps` is said of those who keep theirs. */
export const passengerColumns = (keeps: string): Column<Reseated>[] => [
  { header: 'Seat', cell: ({ seat }) => seat, align: 'end', cardLabel: 'Seat', width: '1%' },
  { header: 'Passenger', cell: ({ name }) => name || messages.unnamed, isRowHeader: true, truncate: true },
  { header: 'Phone', cell: ({ phone }) => <PhoneLink phone={phone} /> },
  { header: 'Ticket', cell: ({ ticketNumber }) => ticketNumber, card: 'id' },
  {
    header: 'Then',
    cell({ seat, to }) {
      if (to === undefined) return <strong>{messages.noSeat}</strong>;
      return to === seat ? keeps : messages.seat(to);
    },
    card: 'badge',
  },
];
