import { ticketWire, useEditTicket } from '@motorpark/api';
import { type Ticket, type TicketDraft, ticketSchema, withoutTaken } from '@motorpark/domain';
import type { Conflicts } from '../../../shared/history/useConflicts';
import { useChangeTask } from '../../../shared/sale/useChangeTask';
import { messages } from '../messages';
import { saleMessages } from '../saleMessages';
import { type Sale, filledIn } from '../steps/ticketSteps';
import type { ChosenSale, TicketTask } from '../ticketTask';

/** The task of the ticket wizard that edits a ticket. */
export function useChangeTicket(
  ticket: Ticket,
  { version, isConflict }: Pick<Conflicts<TicketDraft>, 'version' | 'isConflict'>,
) {
  const { save } = useEditTicket();
  const { task, dialog } = useChangeTask({
    title: messages.edit,
    done: saleMessages.edited,
    cannotEdit: saleMessages.cannotEdit,
    paid: ticket.amount,
    // What is kept of a part that is given back is booked as a fee.
    keptOf: ({ fees = 0 }: Ticket) => fees - (ticket.fees ?? 0),
    save,
    isConflict,
    names: ticketWire.names,
    editOf(sale: ChosenSale) {
      const form = ticketSchema.cast(filledIn(sale));
      return { values: sale.values, edit: { id: ticket.id, version: version(), form, trip: sale.trip } };
    },
  });

  /** The trip with the ticket's own seats counted as free, so that they can be chosen. */
  const tripFor = ({ trip }: Sale) =>
    trip?.id === ticket.tripId && trip
      ? { ...trip, takenSeats: withoutTaken(trip.takenSeats, ticket.seats) }
      : trip;

  const ticketTask: TicketTask = { ...task, ticket, tripFor };
  return { task: ticketTask, dialog };
}
