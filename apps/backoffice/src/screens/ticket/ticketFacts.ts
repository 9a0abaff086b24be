import { type Fact, TICKET_FIELDS, type Ticket, fieldFacts, formatDateTime } from '@motorpark/domain';

/** What people decide by when they board a ticket or void it. */
export const TICKET_FACTS: readonly Fact<Ticket>[] = [
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
