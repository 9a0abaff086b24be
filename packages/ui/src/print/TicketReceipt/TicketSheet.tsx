import { usePaper } from '../Paper/Paper';
import { Copy } from '../receipt/sheet.styles';
import { TicketReceipt, type TicketReceiptProps } from './TicketReceipt';

export interface TicketSheetProps extends Pick<TicketReceiptProps, 'letterhead' | 'printedAt'> {
  /** The tickets, and which print of each it is. */
  tickets: readonly Pick<TicketReceiptProps, 'ticket' | 'reprint'>[];
}

/** The receipts of several tickets, each on a page of its own: on a roll each is cut off. */
export function TicketSheet({ tickets, ...head }: TicketSheetProps) {
  const paper = usePaper();
  return tickets.map(({ ticket, reprint }) => (
    <Copy key={ticket.id} $paper={paper} data-slip={paper === 'A4' ? undefined : ticket.id}>
      <TicketReceipt ticket={ticket} reprint={reprint} {...head} />
    </Copy>
  ));
}
