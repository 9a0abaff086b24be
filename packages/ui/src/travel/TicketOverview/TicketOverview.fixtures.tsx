import { useState } from 'react';
import type { Ticket } from '@motorpark/domain';
import { LETTERHEAD } from '../../print/letterhead.fixtures';
import type { PaperSize } from '../../theme/papers';
import { PrintSheet } from '../../print/PrintSheet/PrintSheet';
import { usePrint } from '../../print/PrintSheet/usePrint';
import { TicketReceipt } from '../../print/TicketReceipt/TicketReceipt';
import { PRINTED_AT } from '../../print/TicketReceipt/TicketReceipt.fixtures';
import { TicketOverview } from './TicketOverview';

/** The overview as its screen uses it: with the chosen paper, and the sheet that is printed. */
export function PrintingTickets({ ticket }: { ticket: Ticket }) {
  const [paper, setPaper] = useState<PaperSize>('80mm');
  const { print } = usePrint();
  return (
    <>
      <TicketOverview
        ticket={ticket}
        ticketHref={(number) => `#/admin/tickets/overview?id=${number}`}
        paper={paper}
        onPaperChange={setPaper}
        onSaveAndPrint={() => void print(paper, { title: `Ticket ${ticket.number}` })}
      />
      <PrintSheet paper={paper}>
        <TicketReceipt ticket={ticket} letterhead={LETTERHEAD} printedAt={PRINTED_AT} />
      </PrintSheet>
    </>
  );
}
