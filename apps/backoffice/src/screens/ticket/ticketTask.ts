import type { Ticket, Trip } from '@motorpark/domain';
import type { SaleTask } from '../../shared/sale/saleTask';
import type { Sale } from './steps/ticketSteps';

/** A sale whose trip is chosen. */
export type ChosenSale = Sale & { trip: Trip };

/** What becomes of the wizard's form: a new ticket is sold, or one that is there is changed. */
export interface TicketTask extends SaleTask<ChosenSale, Ticket> {
  /** The ticket that is changed. */
  ticket?: Ticket | undefined;
  /** The chosen trip as far as this ticket is concerned: its own seats are not taken by others. */
  tripFor: (sale: Sale) => Trip | undefined;
}
