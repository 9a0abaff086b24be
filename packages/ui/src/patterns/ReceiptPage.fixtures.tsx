import { useState } from 'react';
import { Button, PrintIcon } from '../controls';
import { Inline, Page } from '../layout';
import { PaperChoice, PaperPreview, PrintSheet, type TicketCopy, TicketReceipt, usePrint } from '../print';
import type { PaperSize } from '../theme';
import { LETTERHEAD } from '../print/letterhead.fixtures';
import { aTicket, PRINTED_AT } from '../print/TicketReceipt/TicketReceipt.fixtures';
import { TicketOverview } from '../travel';

const ticket = aTicket();
const TITLES: Record<TicketCopy, string> = { customer: 'Customer Receipt', company: 'Company Receipt' };

export interface ReceiptPageProps {
  /** What is shown: the overview after the sale, or one of the two copies of the receipt. */
  shows: 'overview' | TicketCopy;
  /** Paper in the printer; a real screen remembers it on this machine. */
  startPaper?: PaperSize;
}

/** A sold ticket before it is printed, as screens compose it; a real screen has the ticket from a hook. */
export function ReceiptPage({ shows, startPaper = '80mm' }: ReceiptPageProps) {
  const [paper, setPaper] = useState(startPaper);
  const { print } = usePrint();
  const copy = shows === 'overview' ? 'customer' : shows;
  const receipt = (
    <TicketReceipt ticket={ticket} letterhead={LETTERHEAD} printedAt={PRINTED_AT} copy={copy} />
  );
  const save = () => void print(paper, { title: `${TITLES[copy]} ${ticket.number}` });
  const sheet = <PrintSheet paper={paper}>{receipt}</PrintSheet>;

  if (shows === 'overview') {
    return (
      <Page title="Tickets Overview" back={{ href: '#/admin/tickets/edit/4812', label: 'Edit Tickets' }}>
        <TicketOverview
          ticket={ticket}
          ticketHref={(number) => `#/admin/tickets/overview?id=${number}`}
          paper={paper}
          onPaperChange={setPaper}
          onSaveAndPrint={save}
        />
        {sheet}
      </Page>
    );
  }
  return (
    <Page
      title={TITLES[copy]}
      back={{ href: '#/admin/tickets/overview', label: 'Tickets Overview' }}
      actions={
        <Inline gap={3}>
          <PaperChoice value={paper} onChange={setPaper} />
          <Button variant="primary" icon={PrintIcon} onPress={save}>
            Save & Print
          </Button>
        </Inline>
      }
    >
      <PaperPreview paper={paper} label={TITLES[copy]}>
        {receipt}
      </PaperPreview>
      {sheet}
    </Page>
  );
}
