import type { Ticket, Trip, TicketSale } from '@motorpark/domain';
import type { SaleTask } from '@motorpark/ui/form';

export type ChosenSale = TicketSale & { trip: Trip };

/** What the wizard does with its form: sells a new ticket, or edits an existing one. */
export interface TicketTask extends SaleTask<ChosenSale, Ticket> {
  /** The ticket that is edited; undefined if a new one is sold. */
  ticket?: Ticket | undefined;
  /** Returns the chosen trip with the ticket's own seats counted as free. */
  tripFor: (sale: TicketSale) => Trip | undefined;
}
