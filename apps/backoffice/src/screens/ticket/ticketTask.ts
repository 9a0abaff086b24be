import type { Ticket, Trip } from '@motorpark/domain';
import type { SaleTask } from '@motorpark/ui/form';
import type { Sale } from './steps/ticketSteps';

export type ChosenSale = Sale & { trip: Trip };

/** What the wizard does with its form: sells a new ticket, or edits an existing one. */
export interface TicketTask extends SaleTask<ChosenSale, Ticket> {
  /** The ticket that is edited; undefined if a new one is sold. */
  ticket?: Ticket | undefined;
  /** Returns the chosen trip with the ticket's own seats counted as free. */
  tripFor: (sale: Sale) => Trip | undefined;
}
