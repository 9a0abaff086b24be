import { failureMessage, useTickets } from '@motorpark/api';
import type { Ticket } from '@motorpark/domain';
import {
  ButtonLink,
  EmptyState,
  FailureState,
  Page,
  type PaperSize,
  PrintSheet,
  Spinner,
  TicketOverview,
  TicketReceipt,
  letterhead,
  usePrint,
} from '@motorpark/ui';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { href, paths } from '../../paths';
import { rememberPaper, rememberedPaper } from '../../shell/paper';
import { now } from '../../shell/today';
import { messages } from './messages';

/** One ticket and its receipt (specification section 2.19): the ticket handed over, or after a reload the one of the link. */
export function TicketOverviewScreen() {
  const handedOver = readTicket(useLocation().state);
  const [query] = useSearchParams();

  return (
    <Page title={messages.overview} back={{ href: href(paths.admin.bookTicket), label: 'Back' }}>
      {handedOver ? <PrintableTicket ticket={handedOver} /> : <LinkedTicket id={query.get('id') ?? ''} />}
    </Page>
  );
}

function PrintableTicket({ ticket }: { ticket: Ticket }) {
  const [paper, setPaper] = useState(rememberedPaper);
  const [printedAt, setPrintedAt] = useState(now);
  const { print } = usePrint();

  function saveAndPrint() {
    setPrintedAt(now());
    void print(paper, { title: `Ticket ${ticket.number}` });
  }

  function choosePaper(choice: PaperSize) {
    rememberPaper(choice);
    setPaper(choice);
  }

  return (
    <>
      <TicketOverview
        ticket={ticket}
        paper={paper}
        onPaperChange={choosePaper}
        onSaveAndPrint={saveAndPrint}
      />
      <PrintSheet paper={paper}>
        <TicketReceipt ticket={ticket} letterhead={letterhead} printedAt={printedAt} />
      </PrintSheet>
    </>
  );
}

/** The contract has no call for one ticket: it is looked up among all. */
function LinkedTicket({ id }: { id: string }) {
  const { tickets, failure, isLoading, refresh } = useTickets();
  const ticket = tickets.find((one) => one.id === id);
  if (ticket) return <PrintableTicket ticket={ticket} />;
  if (isLoading) return <Spinner label={messages.loading} />;
  if (failure)
    return (
      <FailureState message={failureMessage(failure) ?? messages.loadFailed} onRetry={() => void refresh()} />
    );
  return (
    <EmptyState
      text={messages.notFound}
      hint={messages.notFoundAdvice}
      action={<ButtonLink href={href(paths.admin.tickets)}>{messages.history}</ButtonLink>}
    />
  );
}

/** The navigation state may be anything; a ticket in it is this app's own. */
function readTicket(state: unknown): Ticket | undefined {
  const hasTicket = (value: unknown): value is { ticket: Ticket } =>
    typeof value === 'object' && value !== null && 'ticket' in value && typeof value.ticket === 'object';
  return hasTicket(state) ? state.ticket : undefined;
}
