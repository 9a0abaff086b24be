import { type Trip, ticketSchema, withoutTaken } from '@motorpark/domain';
import { noteSpent, readKept } from '../../../shared/allotment/allotments';
import { useSaleForm } from '../../../shared/outbox/useSaleForm';
import { messages } from '../messages';
import { ticketDrafts } from '../ticketDraft';
import { ticketSale } from '../ticketSale';
import { type Sale, filledIn } from '../steps/ticketSteps';
import type { ChosenSale, TicketTask } from '../ticketTask';

/** Sells the ticket, once; on the trip that a link has named, if any. */
export function useSellTicket(owner: string, wanted = '') {
  const form = useSaleForm({
    title: messages.book,
    done: messages.created,
    owner,
    drafts: {
      ...ticketDrafts,
      readDraft: (of) => onTrip(ticketDrafts.readDraft(of), wanted),
    },
    written: (sale: Sale) => JSON.stringify(ticketSchema.cast(filledIn(sale), { assert: false })),
    saleOf: (key, sale: ChosenSale) =>
      ticketSale(key, {
        form: ticketSchema.cast(filledIn(sale)),
        trip: sale.trip,
        allotment: allotmentOf(sale),
        draft: sale.values,
      }),
  });

  /** Seats that an unanswered try of this very ticket may have taken are not taken by others. */
  function tripFor(sale: Sale): Trip | undefined {
    const { trip, values } = sale;
    if (!trip || form.unansweredTry(sale) !== 'this') return trip;
    return { ...trip, takenSeats: withoutTaken(trip.takenSeats, values.seats) };
  }

  const task: TicketTask = {
    ...form.task,
    tripFor,
    async submit(sale) {
      const { tripId, seats } = sale.values;
      const { key } = form.draft;
      // Where it cannot be noted the sale goes on all the same: it is in the outbox, and counts as sold there.
      if (allotmentOf(sale) !== undefined) await noteSpent({ key, tripId, seats }).catch(() => undefined);
      return await form.task.submit(sale);
    },
  };
  return { ...form, task };
}

/** The allotment of this machine from which seats of the sale are. */
function allotmentOf({ values: { tripId, seats } }: Sale): string | undefined {
  const allotment = readKept().allotments.find((one) => one.tripId === tripId);
  return allotment && seats.some((seat) => allotment.seats.includes(seat)) ? allotment.id : undefined;
}

type Kept = ReturnType<typeof ticketDrafts.readDraft>;

/** What was typed before, on another trip: seats belong to their trip, all else stays. What may have been sold already stays as it is. */
function onTrip(kept: Kept, trip: string): Kept {
  if (!kept || kept.unanswered !== undefined || trip === '' || kept.values.tripId === trip) return kept;
  return { owner: kept.owner, step: 0, values: { ...kept.values, tripId: trip, seats: [] } };
}
