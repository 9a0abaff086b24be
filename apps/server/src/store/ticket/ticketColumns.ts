import { TICKET_FIELDS } from '@motorpark/domain';
import { sql } from '../../db';
import { fieldColumns } from '../field';
import { nonCashOf } from '../payment/nonCashOf';
import { COMPANIONS_OF_TICKET } from './companionColumns';

/** The fields of a ticket's form in the tables `ticket` and `ticket_seat`. */
export const ticketColumns = fieldColumns(TICKET_FIELDS, 'ticket', {
  seats: {
    /** A voided ticket has no rows in `ticket_seat`; its former seats are in `released_seats`. */
    from: sql`coalesce(ticket.released_seats,
      array(select seat_number from ticket_seat where ticket_id = ticket.id order by seat_number))`,
  },
  travelerPhone: { column: 'traveler_number' },
  nextOfKinPhone: { column: 'next_of_kin_number' },
  travelerKind: {
    from: sql`(select kind from passenger where ticket_id = ticket.id and is_first)`,
  },
  companions: { from: COMPANIONS_OF_TICKET },
  nonCash: { column: 'non_cash', from: nonCashOf('ticket') },
  accompaniedBy: { keep: (number) => number || null },
  aloneReason: { keep: (reason) => reason || null },
  discount: { keep: (name) => name || null },
  discountReason: { keep: (reason) => reason || null },
});
