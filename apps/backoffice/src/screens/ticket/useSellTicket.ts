import {
  BOOK_TICKET_FIELDS,
  failureMessage,
  formFieldErrors,
  isApiFailure,
  newRetryKey,
  useBookTicket,
} from '@motorpark/api';
import { type FieldErrors, type Ticket, type Trip, ticketSchema } from '@motorpark/domain';
import { useRef } from 'react';
import { messages } from './messages';
import { type Sale, filledIn } from './ticketSteps';

export type SaleResult = { ticket: Ticket } | { message: string; errors: FieldErrors };

/**
 * Sells the ticket, once: the same form sent again after a lost connection carries the same retry key, so the server answers
 * with the ticket that it may already have sold.
 */
export function useSellTicket() {
  const { bookTicket } = useBookTicket();
  const lastTry = useRef({ form: '', key: '' });

  return async function sell(sale: Sale & { trip: Trip }): Promise<SaleResult> {
    const form = ticketSchema.cast(filledIn(sale));
    const written = JSON.stringify(form);
    if (lastTry.current.form !== written) lastTry.current = { form: written, key: newRetryKey() };
    try {
      return { ticket: await bookTicket({ form, trip: sale.trip, idempotencyKey: lastTry.current.key }) };
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      return {
        message: failureMessage(failure) ?? messages.createFailed,
        errors: formFieldErrors(failure, BOOK_TICKET_FIELDS),
      };
    }
  };
}
