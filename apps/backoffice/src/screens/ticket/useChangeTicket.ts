import {
  BOOK_TICKET_FIELDS,
  failureMessage,
  formFieldErrors,
  isApiFailure,
  useEditTicket,
} from '@motorpark/api';
import { type Ticket, type Trip, ticketSchema, withoutTaken } from '@motorpark/domain';
import { messages } from './messages';
import { type Sale, filledIn } from './ticketSteps';
import type { SaleResult, TicketTask } from './ticketTask';

/** Changes a ticket. The same change sent again does no harm, so a try whose answer got lost is simply made again. */
export function useChangeTicket(ticket: Ticket): TicketTask {
  const { editTicket } = useEditTicket();

  async function submit(sale: Sale & { trip: Trip }): Promise<SaleResult> {
    const form = ticketSchema.cast(filledIn(sale));
    try {
      const edited = await editTicket({ id: ticket.id, form, trip: sale.trip });
      return edited.outcome === 'done'
        ? { ticket: edited.ticket }
        : { message: messages.cannotEdit, errors: {} };
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      return { message: failureMessage(failure), errors: formFieldErrors(failure, BOOK_TICKET_FIELDS) };
    }
  }

  /** Its own seats are chosen here, not taken. */
  const tripFor = ({ trip }: Sale) =>
    trip?.id === ticket.tripId && trip
      ? { ...trip, takenSeats: withoutTaken(trip.takenSeats, ticket.seats) }
      : trip;

  return { title: messages.edit, done: messages.edited, ticket, tripFor, submit };
}
