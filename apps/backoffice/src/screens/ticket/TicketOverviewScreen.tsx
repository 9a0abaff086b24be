import { useServerCan, useTicket } from '@motorpark/api';
import { type Ticket, standingOf } from '@motorpark/domain';
import {
  AddIcon,
  ButtonLink,
  Inline,
  Page,
  PrintSheet,
  Spinner,
  TicketOverview,
  TicketReceipt,
} from '@motorpark/ui';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { editTicketPath, href, paths, ticketReceiptPath } from '../../paths';
import { LoadFailure } from '../../shared/LoadFailure';
import { NoLetterhead } from '../../shared/record/NoLetterhead';
import { VoidNotice } from '../../shared/record/VoidNotice';
import { RecordFacts, useStatusFocus } from '../../shared/history/RecordFacts';
import { NoTicket } from './NoTicket';
import { TicketHistory } from './TicketHistory';
import { TicketStatusButtons } from './TicketStatusButtons';
import { handedOverTicket, isJustSold } from './handedOver';
import { isNotThere } from '../../shared/isNotThere';
import { messages } from './messages';
import { usePrinting } from '../../shared/printing/usePrinting';

/** One ticket, its receipt and its history: the ticket handed over, or the one of the link. */
export function TicketOverviewScreen() {
  const [query] = useSearchParams();
  const asked = query.get('id') ?? '';
  const state: unknown = useLocation().state;
  const handedOver = handedOverTicket(state, asked);
  const id = asked === '' ? handedOver?.id : asked;
  const { ticket, failure, isLoading, refresh } = useTicket(id, handedOver);
  const canEdit = useServerCan('tickets.write');
  const { statusRef, expectChange } = useStatusFocus(ticket?.status);

  // What is not there any more must not be printed any more, also where it was handed over.
  if (id === undefined || isNotThere(failure)) return <Overview>{<NoTicket failure={failure} />}</Overview>;
  if (ticket) {
    return (
      <Overview
        backTo={wayBack(ticket, canEdit === true)}
        facts={<RecordFacts route={routeOf(ticket)} status={standingOf(ticket)} statusRef={statusRef} />}
        actions={
          <Inline gap={2}>
            <TicketStatusButtons
              ticket={ticket}
              onChanged={() => {
                expectChange();
                void refresh();
              }}
            />
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
        <VoidNotice one="ticket" voided={ticket.voided} />
        <PrintableTicket ticket={ticket} isJustSold={isJustSold(state)} />
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

/** To its form, while it can be changed. */
const wayBack = ({ id, voided }: Ticket, canEdit: boolean) => {
  if (voided) return paths.admin.tickets;
  return canEdit ? editTicketPath(id) : paths.admin.bookTicket;
};

/** Both ends where the server names them, else the route. */
const routeOf = ({ origin, destination, routeId }: Ticket) =>
  origin && destination ? `${origin} - ${destination}` : routeId;

interface OverviewProps {
  /** The edit-ticket screen, of this ticket where there is one. */
  backTo?: string;
  facts?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

const Overview = ({ backTo = paths.admin.bookTicket, facts, actions, children }: OverviewProps) => (
  <Page
    title={messages.overview}
    back={{ href: href(backTo), label: 'Back' }}
    facts={facts}
    actions={actions}
  >
    {children}
  </Page>
);

function PrintableTicket({ ticket, isJustSold: isNew }: { ticket: Ticket; isJustSold: boolean }) {
  const { paper, choosePaper, letterhead, printedAt, print } = usePrinting();
  if (!letterhead) return <NoLetterhead />;
  return (
    <>
      <TicketOverview
        ticket={ticket}
        isJustSold={isNew}
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
