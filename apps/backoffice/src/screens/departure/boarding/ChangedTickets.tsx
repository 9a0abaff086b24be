import { useSession } from '@motorpark/api';
import { type Manifest, type ManifestLine, type MovedSeat, movedSeatsIn } from '@motorpark/domain';
import { type Column, DataTable, Section } from '@motorpark/ui';
import { href, ticketReceiptPath } from '../../../paths';
import { PhoneLink } from '../../../shared/PhoneLink';
import { messages } from '../boardingMessages';
import { PrintAll } from './PrintAll';

interface Line extends ManifestLine {
  /** The seat that the passenger had before. */
  from: number;
}

/** Columns of those whose ticket changed. */
const COLUMNS: Column<Line>[] = [
  { header: 'Passenger', cell: ({ name }) => name || messages.unnamed, isRowHeader: true, truncate: true },
  { header: 'Phone', cell: ({ phone }) => <PhoneLink phone={phone} /> },
  { header: 'Had', cell: ({ from }) => messages.seat(from), cardLabel: 'Had' },
  { header: 'Sits in', cell: ({ seat }) => messages.seat(seat), cardLabel: 'Sits in' },
  { header: 'Ticket', cell: ({ ticketNumber }) => ticketNumber, card: 'id' },
];

interface ChangedTicketsProps {
  manifest: Manifest;
  /** The state of the entry in the browser's history, which the disruption has left there. */
  state: unknown;
}

/** Those whose trip, time, bus or seat the disruption that has just been carried out has changed: they are called, and their tickets printed. For staff a row opens the receipt, which prints as a new one. */
export function ChangedTickets({ manifest, state }: ChangedTicketsProps) {
  const isStaff = useSession()?.role === 'admin';
  const moved = movedSeatsIn(state);
  const lines = manifest.passengers.flatMap((passenger) => {
    const from = fromOf(moved, passenger);
    return from === undefined ? [] : [{ ...passenger, from }];
  });
  if (lines.length === 0) return null;
  const tickets = [...new Set(lines.map(({ ticketId }) => ticketId))];
  return (
    <Section title={messages.moved(lines.length)} actions={isStaff && <PrintAll ids={tickets} />}>
      <DataTable
        label={messages.movedTable}
        columns={COLUMNS}
        rows={lines}
        rowKey={({ seat }) => seat}
        density="compact"
        emptyText=""
        footer={isStaff ? messages.printReceipts : undefined}
        hrefOf={isStaff ? ({ ticketId }) => href(ticketReceiptPath('customer', ticketId)) : undefined}
      />
    </Section>
  );
}

const fromOf = (moved: readonly MovedSeat[], { ticketId, seat }: ManifestLine): number | undefined =>
  moved.find((one) => one.ticketId === ticketId && one.to === seat)?.from;
