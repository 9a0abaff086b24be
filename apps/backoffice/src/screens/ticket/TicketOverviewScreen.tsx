import { useServerCan, useTicket } from '@motorpark/api';
import type { Ticket } from '@motorpark/domain';
import {
  AddIcon,
  ButtonLink,
  Inline,
  Page,
  PrintSheet,
  Spinner,
  TicketOverview,
  TicketReceipt,
  letterhead,
} from '@motorpark/ui';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { editTicketPath, href, paths, ticketReceiptPath } from '../../paths';
import { LoadFailure } from '../../shell/LoadFailure';
import { NoTicket } from './NoTicket';
import { TicketHistory } from './TicketHistory';
import { TicketStatusButtons } from './TicketStatusButtons';
import { handedOverTicket } from './handedOver';
import { isNotThere } from '../../shell/isNotThere';
import { messages } from './messages';
import { usePrinting } from '../../shell/usePrinting';

/** One ticket, its receipt and its history (specification section 2.19): the ticket handed over, or the one of the link. */
export function TicketOverviewScreen() {
  const [query] = useSearchParams();
  const asked = query.get('id') ?? '';
  const handedOver = handedOverTicket(useLocation().state, asked);
  const id = asked === '' ? handedOver?.id : asked;
  const { ticket, failure, isLoading, refresh } = useTicket(id, handedOver);
  const canEdit = useServerCan('tickets.write');

  // What was deleted meanwhile must not be printed any more, also where it was handed over.
  if (id === undefined || isNotThere(failure)) return <Overview>{<NoTicket failure={failure} />}</Overview>;
  if (ticket) {
    return (
      <Overview
        backTo={canEdit ? editTicketPath(ticket.id) : paths.admin.bookTicket}
        actions={
          <Inline gap={2}>
            <TicketStatusButtons ticket={ticket} onChanged={() => void refresh()} />
            <ButtonLink href={href(ticketReceiptPath('customer', ticket.id))}>
              {messages.customerReceipt}
            </ButtonLink>
            <ButtonLink href={href(ticketReceiptPath('company', ticket.id))}>
              {messages.companyReceipt}
            </ButtonLink>
            <ButtonLink icon={AddIcon} href={href(paths.admin.bookTicket)}>
              {messages.create}
            </ButtonLink>
          </Inline>
        }
      >
        <PrintableTicket ticket={ticket} />
      </Overview>
    );
  }
  if (failure && !isLoading) {
    return (
      <Overview>
        <LoadFailure failure={failure} fallback={messages.ticketFailed} refresh={refresh} />
      </Overview>
    );
  }
  return <Overview>{<Spinner label={messages.loadingTicket} />}</Overview>;
}

interface OverviewProps {
  /** The edit-ticket screen, of this ticket where there is one. */
  backTo?: string;
  actions?: ReactNode;
  children: ReactNode;
}

const Overview = ({ backTo = paths.admin.bookTicket, actions, children }: OverviewProps) => (
  <Page title={messages.overview} back={{ href: href(backTo), label: 'Back' }} actions={actions}>
    {children}
  </Page>
);

function PrintableTicket({ ticket }: { ticket: Ticket }) {
  const { paper, choosePaper, printedAt, print } = usePrinting();
  return (
    <>
      <TicketOverview
        ticket={ticket}
        paper={paper}
        onPaperChange={choosePaper}
        onSaveAndPrint={() => print(`Ticket ${ticket.number}`)}
      />
      <TicketHistory ticket={ticket} />
      <PrintSheet paper={paper}>
        <TicketReceipt ticket={ticket} letterhead={letterhead} printedAt={printedAt} />
      </PrintSheet>
    </>
  );
}
