import { type Ticket, type Trip, ticketSchema, withoutTaken } from '@motorpark/domain';
import type { KeptDraft } from '../../../shared/draft/draftStore';
import { useSaleForm } from '../../../shared/outbox/useSaleForm';
import { type SaleResult, resultOf } from '../../../shared/sale/saleTask';
import { messages } from '../messages';
import { dropDraft } from '../ticketDraft';
import { ticketSale } from '../ticketSale';
import { type Sale, filledIn } from '../steps/ticketSteps';
import type { ChosenSale, TicketTask } from '../ticketTask';

/** Sells the ticket, once. */
export function useSellTicket(kept: KeptDraft<unknown> | undefined) {
  const form = useSaleForm<'ticket'>({ kept, dropDraft });
  const unansweredTry = (sale: Sale) => form.unansweredTry(writtenForm(sale));

  async function submit(sale: ChosenSale): Promise<SaleResult<Ticket>> {
    const ticket = ticketSchema.cast(filledIn(sale));
    const delivery = await form.submit(JSON.stringify(ticket), (key) =>
      ticketSale(key, { form: ticket, trip: sale.trip, draft: sale.values }),
    );
    return resultOf(delivery);
  }

  /** Seats that an unanswered try of this very ticket may have taken are not taken by others. */
  function tripFor(sale: Sale): Trip | undefined {
    const { trip, values } = sale;
    if (!trip || unansweredTry(sale) !== 'this') return trip;
    return { ...trip, takenSeats: withoutTaken(trip.takenSeats, values.seats) };
  }

  const task: TicketTask = { title: messages.book, done: messages.created, tripFor, submit };
  return { ...form, task, unansweredTry };
}

const writtenForm = (sale: Sale): string =>
  JSON.stringify(ticketSchema.cast(filledIn(sale), { assert: false }));
