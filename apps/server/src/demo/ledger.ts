import { findOrThrow, type Office } from './office';
import { idAt, type Random } from './random';
import type { OperationRow, TicketRow, WaybillRow } from './rows';

/** Generates the ledger lines of all tickets and waybills, and the reversals of deleted ones, with the exact amounts of the records. */
export function writeLedger(
  { people }: Office,
  tickets: readonly TicketRow[],
  waybills: readonly WaybillRow[],
  random: Random,
): OperationRow[] {
  const terminalOf = (personId: string) => {
    const { terminal_id } = findOrThrow(people, ({ id }) => id === personId);
    if (terminal_id === null) throw new Error('Seats and parcels are taken at terminals');
    return terminal_id;
  };
  const entries = (booked: TicketRow | WaybillRow, subject: Subject, words: string): OperationRow[] => {
    const sale: OperationRow = {
      ...subject,
      id: idAt(new Date(booked.booked_at), random),
      description: words,
      amount_kobo: booked.amount_kobo,
      terminal_id: terminalOf(booked.booked_by),
      person_id: booked.booked_by,
      at: booked.booked_at,
      reverses: null,
    };
    if (booked.deleted_at === null || booked.deleted_by === null) return [sale];
    const reversal: OperationRow = {
      ...sale,
      id: idAt(new Date(booked.deleted_at), random),
      description: `${words} deleted`,
      amount_kobo: -booked.amount_kobo,
      person_id: booked.deleted_by,
      at: booked.deleted_at,
      reverses: sale.id,
    };
    return [sale, reversal];
  };
  return [
    ...tickets.flatMap((ticket) =>
      entries(
        ticket,
        { type: 'TICKET_BOOKING', ticket_id: ticket.id, waybill_id: null },
        `Ticket ${ticket.number}`,
      ),
    ),
    ...waybills.flatMap((waybill) =>
      entries(
        waybill,
        { type: 'WAYBILL', ticket_id: null, waybill_id: waybill.id },
        `Waybill ${waybill.number}`,
      ),
    ),
  ];
}

type Subject = Pick<OperationRow, 'type' | 'ticket_id' | 'waybill_id'>;
