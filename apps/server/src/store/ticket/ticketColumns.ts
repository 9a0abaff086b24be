import { TICKET_FIELDS } from '@motorpark/domain';
import { sql } from '../../db';
import { fieldColumns } from '../field';
import { COMPANIONS_OF_TICKET } from './companionColumns';

/** The fields of a ticket's form in the tables `ticket` and `ticket_seat`. */
export const ticketColumns = fieldColumns(TICKET_FIELDS, 'ticket', {
  tripId: { column: 'trip_id' },
  seats: {
    column: 'seats',
    /** A voided ticket has no rows in `ticket_seat`; its former seats are in `released_seats`. */
    from: sql`coalesce(ticket.released_seats,
      array(select seat_number from ticket_seat where ticket_id = ticket.id order by seat_number))`,
  },
  travelerName: { column: 'traveler_name' },
  travelerPhone: { column: 'traveler_number' },
  nextOfKinPhone: { column: 'next_of_kin_number' },
  dateOfBirth: { column: 'date_of_birth' },
  travelerAddress: { column: 'traveler_address' },
  nextOfKinName: { column: 'next_of_kin_name' },
  travelerKind: {
    column: 'traveler_kind',
    from: sql`(select kind from passenger where ticket_id = ticket.id and is_first)`,
  },
  infants: { column: 'infants' },
  companions: { column: 'companions', from: COMPANIONS_OF_TICKET },
  discount: { column: 'discount', keep: (name) => name || null },
  discountReason: { column: 'discount_reason', keep: (reason) => reason || null },
  paymentMethod: { column: 'payment_method' },
  amount: { column: 'amount_kobo' },
  paymentReference: { column: 'payment_reference' },
});
