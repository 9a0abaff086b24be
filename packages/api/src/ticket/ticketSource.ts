import { ticketCalls } from '@motorpark/contract';
import type { ListQuery } from '../port/found';
import { rowsOfRawCall } from '../rows/rowsOfCall';
import { readTicket, readTicketStatus } from './readTicket';

/** Filters tickets by a terminal that they leave or reach, besides the filters of any list. */
export interface TicketQuery extends ListQuery {
  terminalId?: string | undefined;
}

export const ticketSource = rowsOfRawCall({
  list: 'tickets',
  call: ticketCalls.getAllTickets,
  read: readTicket,
  statusOf: readTicketStatus,
  // Undefined fields are not sent.
  narrowing: ({ terminalId }: TicketQuery) => ({ terminal_id: terminalId }),
});
