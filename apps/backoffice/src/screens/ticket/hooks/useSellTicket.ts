import { type Trip, ticketSchema, withoutTaken } from '@motorpark/domain';
import { recordSold, readKept } from '../../../shared/allotment/allotments';
import { useSaleForm } from '../../../shared/outbox/useSaleForm';
import { messages } from '../messages';
import { saleMessages } from '../saleMessages';
import { ticketDrafts } from '../ticketDraft';
import { ticketSale } from '../ticketSale';
import { type Sale, filledIn } from '../steps/ticketSteps';
import type { ChosenSale, TicketTask } from '../ticketTask';

/** The task of the ticket wizard that sells a ticket exactly once. It starts with the trip `linkedTripId`; empty for none. */
export function useSellTicket(owner: string, linkedTripId = '') {
  const form = useSaleForm({
    title: messages.book,
    done: saleMessages.created,
    owner,
    drafts: {
      ...ticketDrafts,
      readDraft: (of) => onTrip(ticketDrafts.readDraft(of), linkedTripId),
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

  /** Seats that an unanswered attempt to send this ticket may have taken count as free. */
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
      // If this fails, the sale still goes on: the outbox has it too, and its seats count as sold there.
      if (allotmentOf(sale) !== undefined) await recordSold({ key, tripId, seats }).catch(() => undefined);
      return await form.task.submit(sale);
    },
  };
  return { ...form, task };
}

/** The allotment of this machine that has seats of the sale; undefined if none has. */
function allotmentOf({ values: { tripId, seats } }: Sale): string | undefined {
  const allotment = readKept().allotments.find((one) => one.tripId === tripId);
  return allotment && seats.some((seat) => allotment.seats.includes(seat)) ? allotment.id : undefined;
}

type Kept = ReturnType<typeof ticketDrafts.readDraft>;

/** Returns the stored draft on another trip. Its seats are cleared; other values stay. A draft that may have been sold is returned unchanged. */
function onTrip(kept: Kept, trip: string): Kept {
  if (!kept || kept.unanswered !== undefined || trip === '' || kept.values.tripId === trip) return kept;
  return { owner: kept.owner, step: 0, values: { ...kept.values, tripId: trip, seats: [] } };
}
