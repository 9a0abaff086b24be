import {
  ticketWire,
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
export function useSellTicket(): TicketTask & { isSending: boolean } {
  const { bookTicket, isBooking } = useBookTicket();

  async function submit(sale: Sale & { trip: Trip }): Promise<SaleResult> {
    const form = ticketSchema.cast(filledIn(sale));
    const written = JSON.stringify(form);
    const before = readTry();
    const key = before?.form === written ? before.key : newRetryKey();
    keepTry({ form: written, key, isUnanswered: true });
    try {
      return { ticket: await bookTicket({ form, trip: sale.trip, retryKey: key }) };
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      keepTry({ form: written, key, isUnanswered: failure.kind === 'disconnected' });
      return {
        // A 401 is only logged; the login screen says the rest.
        message: failureMessage(failure, messages.createFailed),
        errors: formFieldErrors(failure, ticketWire.names),
      };
    }
  }

  /** Seats that an unanswered try of this very ticket may have taken are not taken by others. */
  function tripFor(sale: Sale): Trip | undefined {
    const { trip, values } = sale;
    const latest = readTry();
    if (!trip || !latest?.isUnanswered || latest.form !== writtenForm(sale)) return trip;
    return { ...trip, takenSeats: withoutTaken(trip.takenSeats, values.seats) };
  }

  return { title: messages.book, done: messages.created, tripFor, submit, isSending: isBooking };
}

/**
 * The try that got no answer, if the latest one didn't: of this very form, or of another one, which may have gone through and is
 * another sale then.
 */
export function unansweredSale(sale: Sale): 'this' | 'another' | undefined {
  const latest = readTry();
  if (!latest?.isUnanswered) return undefined;
  return latest.form === writtenForm(sale) ? 'this' : 'another';
}

const writtenForm = (sale: Sale): string =>
  JSON.stringify(ticketSchema.cast(filledIn(sale), { assert: false }));
