import { type Trip, ticketSchema, withoutTaken } from '@motorpark/domain';
import { useSaleForm } from '../../../shared/outbox/useSaleForm';
import { messages } from '../messages';
import { ticketDrafts } from '../ticketDraft';
import { ticketSale } from '../ticketSale';
import { type Sale, filledIn } from '../steps/ticketSteps';
import type { ChosenSale, TicketTask } from '../ticketTask';

/** Sells the ticket, once. */
export function useSellTicket(owner: string) {
  const form = useSaleForm({
    title: messages.book,
    done: messages.created,
    owner,
    drafts: ticketDrafts,
    written: (sale: Sale) => JSON.stringify(ticketSchema.cast(filledIn(sale), { assert: false })),
    saleOf: (key, sale: ChosenSale) =>
      ticketSale(key, { form: ticketSchema.cast(filledIn(sale)), trip: sale.trip, draft: sale.values }),
  });

  /** Seats that an unanswered try of this very ticket may have taken are not taken by others. */
  function tripFor(sale: Sale): Trip | undefined {
    const { trip, values } = sale;
    if (!trip || form.unansweredTry(sale) !== 'this') return trip;
    return { ...trip, takenSeats: withoutTaken(trip.takenSeats, values.seats) };
  }

  const task: TicketTask = { ...form.task, tripFor };
  return { ...form, task };
}
