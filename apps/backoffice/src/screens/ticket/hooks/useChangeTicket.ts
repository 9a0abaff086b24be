import {
  type TicketEdit,
  ticketWire,
  failureMessage,
  formFieldErrors,
  isApiFailure,
  useEditTicket,
} from '@motorpark/api';
import { type Ticket, type TicketDraft, ticketSchema, withoutTaken } from '@motorpark/domain';
import type { ReactNode } from 'react';
import type { Conflicts } from '../../../shared/history/useConflicts';
import { useReasonAsked } from '../../../shared/record/useReasonAsked';
import type { SaleResult } from '../../../shared/sale/saleTask';
import { messages } from '../messages';
import { type Sale, filledIn } from '../steps/ticketSteps';
import type { ChosenSale, TicketTask } from '../ticketTask';

type Versions = Pick<Conflicts<TicketDraft>, 'version' | 'isConflict'>;

/**
 * Changes a ticket, and asks why where money is given back. The same change sent again does no harm, so a try whose answer got lost is
 * simply made again.
 */
export function useChangeTicket(
  ticket: Ticket,
  { version, isConflict }: Versions,
): { task: TicketTask; dialog: ReactNode } {
  const { editTicket } = useEditTicket();
  const asking = useReasonAsked((edit: TicketEdit, reason = '') => editTicket({ ...edit, reason }));

  async function submit(sale: ChosenSale): Promise<SaleResult<Ticket>> {
    const form = ticketSchema.cast(filledIn(sale));
    try {
      const edited = await asking.act({ id: ticket.id, version: version(), form, trip: sale.trip });
      return edited.outcome === 'done'
        ? { saved: edited.ticket }
        : { message: messages.cannotEdit, errors: {} };
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      if (isConflict(failure, sale.values)) return { message: undefined, errors: {} };
      return { message: failureMessage(failure), errors: formFieldErrors(failure, ticketWire.names) };
    }
  }

  /** Its own seats are chosen here, not taken. */
  const tripFor = ({ trip }: Sale) =>
    trip?.id === ticket.tripId && trip
      ? { ...trip, takenSeats: withoutTaken(trip.takenSeats, ticket.seats) }
      : trip;

  return {
    task: { title: messages.edit, done: messages.edited, ticket, paid: ticket.amount, tripFor, submit },
    dialog: asking.dialog,
  };
}
