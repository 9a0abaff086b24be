import { useTicket, isNotFound } from '@motorpark/api';
import { type Ticket, sampleTicket } from '@motorpark/domain';
import { Notice, Page, type TicketCopy, TicketReceipt, PrintedPage } from '@motorpark/ui';
import { useSearchParams } from 'react-router-dom';
import { href, ticketOverviewPath } from '../../paths';
import { ErasedNotice } from '../../shared/record/ErasedNotice';
import { NotLoaded } from '../../shared/record/NotLoaded';
import { VoidNotice } from '../../shared/record/VoidNotice';
import { TICKETS, messages } from './messages';
import { usePrinting } from '../../shared/printing/usePrinting';

/** The passenger's receipt of the ticket that the URL names. */
export const CustomerReceiptScreen = () => <ReceiptScreen copy="customer" />;

export const CompanyReceiptScreen = () => <ReceiptScreen copy="company" />;

/** Without a ticket in the URL it shows a sample, marked as such. */
function ReceiptScreen({ copy }: { copy: TicketCopy }) {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const { row: ticket, ...state } = useTicket(id);
  const printing = usePrinting(ticket && { noun: 'ticket', id: ticket.id, receipt: copy }, state);
  const shown: Ticket | undefined = id === '' ? sampleTicket(printing.printedAt) : ticket;
  const title = copy === 'customer' ? messages.customerReceipt : messages.companyReceipt;
  const back = id === '' ? TICKETS : { href: href(ticketOverviewPath(id)), label: messages.overview };

  if (!shown || isNotFound(state.failure)) {
    return (
      <Page title={title} back={back}>
        <NotLoaded one="ticket" list={TICKETS} {...state} />
      </Page>
    );
  }
  if (shown.erased)
    return (
      <Page title={title} back={back}>
        <ErasedNotice one="ticket" erased={shown.erased} />
      </Page>
    );
  return (
    <PrintedPage
      title={title}
      back={back}
      printing={printing}
      printLabel="Save & Print"
      fileTitle={`${title} ${shown.number}`}
      renderSheet={(head) => <TicketReceipt ticket={shown} copy={copy} {...head} />}
    >
      <VoidNotice one="ticket" voided={shown.voided} refunded={shown.refunded} />
      {id === '' && <Notice tone="info">{messages.sampleReceipt}</Notice>}
    </PrintedPage>
  );
}
