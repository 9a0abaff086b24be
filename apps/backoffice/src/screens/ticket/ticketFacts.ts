import { readTicket } from '@motorpark/api';
import { type Fact, TICKET_FIELDS, type Ticket, fieldFacts, formatDateTime } from '@motorpark/domain';

/** What people decide by when they board a ticket or void it. */
const FACTS: readonly Fact<Ticket>[] = [
  { label: 'Status', of: ({ status }) => status },
  { label: 'Departure', of: ({ travelDate }) => travelDate && formatDateTime(travelDate) },
  { label: 'Vehicle', of: ({ vehicleNumber }) => vehicleNumber },
  ...fieldFacts(
    TICKET_FIELDS,
    'seats',
    'travelerName',
    'travelerPhone',
    'nextOfKinPhone',
    'paymentMethod',
    'amount',
  ),
];

/** How a ticket that somebody else has changed meanwhile is looked at. */
export const TICKET_LOOKS = {
  read: readTicket,
  facts: FACTS,
  nameOf: ({ number }: Ticket) => `Ticket ${number}`,
};
