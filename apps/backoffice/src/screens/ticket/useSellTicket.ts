import {
  BOOK_TICKET_FIELDS,
  failureMessage,
  formFieldErrors,
  isApiFailure,
  newRetryKey,
  useBookTicket,
} from '@motorpark/api';
import { type Trip, ticketSchema, withoutTaken } from '@motorpark/domain';
import { messages } from './messages';
import { keepTry, readTry } from './ticketDraft';
import { type Sale, filledIn } from './ticketSteps';
import type { SaleResult, TicketTask } from './ticketTask';

/**
 * Sells the ticket, once: the same form sent again after a lost connection carries the same retry key, so the server answers
 * with the ticket that it may already have sold.
 */
export function useSellTicket(): TicketTask {
  const { bookTicket } = useBookTicket();

  async function submit(sale: Sale & { trip: Trip }): Promise<SaleResult> {
    const form = ticketSchema.cast(filledIn(sale));
    const written = JSON.stringify(form);
    const before = readTry();
    const key = before?.form === written ? before.key : newRetryKey();
    keepTry({ form: written, key, isUnanswered: true });
    try {
      return { ticket: await bookTicket({ form, trip: sale.trip, idempotencyKey: key }) };
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      keepTry({ form: written, key, isUnanswered: failure.kind === 'disconnected' });
      return {
        // §8: a 401 is only logged; the login screen says the rest.
        message: failureMessage(failure, messages.createFailed),
        errors: formFieldErrors(failure, BOOK_TICKET_FIELDS),
      };
    }
  }

  /** Seats that an unanswered try of this very ticket may have taken are not taken by others. */
  function tripFor(sale: Sale): Trip | undefined {
    const { trip, values } = sale;
    const latest = readTry();
    if (!trip || !latest?.isUnanswered || latest.form !== writtenForm(sale)) return trip;
    return { ...trip, takenSeats: withoutTaken(trip.takenSeats, values.selectedSeats) };
  }

  return { title: messages.book, done: messages.created, tripFor, submit };
}

/**
 * Whether an earlier try got no answer and the form is another one since: sent now it is another sale, and the first one may have
 * gone through.
 */
export function mayBeSoldAlready(sale: Sale): boolean {
  const latest = readTry();
  return latest?.isUnanswered === true && latest.form !== writtenForm(sale);
}

const writtenForm = (sale: Sale): string =>
  JSON.stringify(ticketSchema.cast(filledIn(sale), { assert: false }));
