import { type ManifestLine, formatPhone, formatTime } from '@motorpark/domain';
import { type Column, NONE, StatusBadge } from '@motorpark/ui';
import { messages } from './boardingMessages';

/** Columns of a trip's passengers while boarding. */
export const BOARDING_COLUMNS: Column<ManifestLine>[] = [
  { header: 'Seat', cell: ({ seat }) => seat, align: 'end', cardLabel: 'Seat', width: '1%' },
  { header: 'Passenger', cell: ({ name }) => name || messages.unnamed, isRowHeader: true, truncate: true },
  { header: 'Phone', cell: ({ phone }) => formatPhone(phone), isMuted: true },
  { header: 'Ticket', cell: ({ ticketNumber }) => ticketNumber, card: 'id' },
  { header: 'Aboard', cell: aboard, card: 'badge' },
  { header: 'Since', cell: since, isMuted: true, truncate: true },
];

function aboard({ boardedAt, isNoShow }: ManifestLine) {
  if (boardedAt !== undefined) return <StatusBadge status="Boarded" />;
  return <StatusBadge status={isNoShow ? messages.missed : messages.waiting} />;
}

function since({ boardedAt, boardedBy = '' }: ManifestLine) {
  return boardedAt === undefined ? NONE : messages.aboardSince(boardedBy, formatTime(boardedAt));
}
