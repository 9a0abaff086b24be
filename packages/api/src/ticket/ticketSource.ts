import { ticketCalls } from '@motorpark/contract';
import type { ListQuery } from '../port/found';
import { rowsOfCall } from '../rows/rowsOfCall';

/** Filters tickets by a terminal that they leave or reach, besides the filters of any list. */
export interface TicketQuery extends ListQuery {
  terminalId?: string | undefined;
}

export const ticketSource = rowsOfCall({
  list: 'tickets',
  call: ticketCalls.getAllTickets,
  // Undefined fields are not sent.
  narrowing: ({ terminalId }: TicketQuery) => ({ terminal_id: terminalId }),
});
