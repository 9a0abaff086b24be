import {
  BOOK_TICKET_FIELDS,
  failureMessage,
  formFieldErrors,
  isApiFailure,
  newRetryKey,
  useBookTicket,
} from '@motorpark/api';
import { type FieldErrors, type Ticket, type Trip, ticketSchema, withoutTaken } from '@motorpark/domain';
import { messages } from './messages';
import { keepTry, readTry } from './ticketDraft';
import { type Sale, filledIn } from './ticketSteps';

export type SaleResult = { ticket: Ticket } | { message: string | undefined; errors: FieldErrors };

/**
 * Sells the ticket, once: the same form sent again after a lost connection carries the same retry key, so the server answers
 * with the ticket that it may already have sold.
 */
export function useSellTicket() {
  const { bookTicket } = useBookTicket();

  async function sell(sale: Sale & { trip: Trip }): Promise<SaleResult> {
    const form = ticketSchema.cast(filledIn(sale));
    const written = JSON.stringify(form);
    const before = readTry();
    const key = before?.form === written ? before.key : newRetryKey();
    keepTry({ form: written, key, isUnanswered: true });
    try {
      return {
        ticket: await bookTicket({
          form,
          trip: sale.trip,
          idempotencyKey: key,
        }),
      };
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      keepTry({
        form: written,
        key,
        isUnanswered: failure.kind === 'disconnected',
      });
      return {
        // §8: a 401 is only logged; the login screen says the rest.
        message:
          failure.kind === 'unauthorised' ? undefined : (failureMessage(failure) ?? messages.createFailed),
        errors: formFieldErrors(failure, BOOK_TICKET_FIELDS),
      };
    }
  }

  /** The trip as far as this ticket is concerned: seats that an unanswered try of it may have taken are not taken by others. */
  function asBefore(sale: Sale): Trip | undefined {
    const { trip, values } = sale;
    const latest = readTry();
    if (!trip || !latest?.isUnanswered) return trip;
    if (latest.form !== JSON.stringify(ticketSchema.cast(filledIn(sale)))) return trip;
    return { ...trip, takenSeats: withoutTaken(trip.takenSeats, values.selectedSeats) };
  }

  return { sell, asBefore };
}
