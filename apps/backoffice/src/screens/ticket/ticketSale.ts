import {
  type TicketDraft,
  type TicketForm,
  type Trip,
  formatNaira,
  formatSeats,
  seatsWord,
} from '@motorpark/domain';
import type { NewSale } from '../../shared/outbox/sale';
import { tripName } from '../trip/tripName';

interface Sold {
  form: TicketForm;
  trip: Trip;
  /** The id of the allotment that has its seats; undefined if they are not from one. */
  allotment?: string | undefined;
  draft: TicketDraft;
}

/** A new ticket for the queue. */
export const ticketSale = (key: string, { form, trip, allotment, draft }: Sold): NewSale<'ticket'> => ({
  key,
  kind: 'ticket',
  order: { form, trip, allotment },
  draft,
  facts: [
    { term: 'Traveler', value: form.travelerName },
    { term: 'Trip', value: tripName(trip) },
    { term: seatsWord(form.seats), value: formatSeats(form.seats) },
    { term: 'Amount', value: formatNaira(form.amount) },
    { term: 'Payment', value: form.paymentMethod },
  ],
});
