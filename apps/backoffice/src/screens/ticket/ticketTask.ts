import type { FieldErrors, Ticket, Trip } from '@motorpark/domain';
import type { Sale } from './steps/ticketSteps';

/** The ticket as the server has it now, or what it said instead, at the form's fields where it named some. */
export type SaleResult =
  | { ticket: Ticket }
  /** It is written down and goes on being sent. */
  | { isUnsent: true }
  | { message: string | undefined; errors: FieldErrors };

/** What becomes of the wizard's form: a new ticket is sold, or one that is there is changed. */
export interface TicketTask {
  title: string;
  /** Said when it is done. */
  done: string;
  /** The ticket that is changed. */
  ticket?: Ticket | undefined;
  /** The chosen trip as far as this ticket is concerned: its own seats are not taken by others. */
  tripFor: (sale: Sale) => Trip | undefined;
  submit: (sale: Sale & { trip: Trip }) => Promise<SaleResult>;
}
