import { useMay, useTicket } from '@motorpark/api';
import { type Ticket, standingOf } from '@motorpark/domain';
import { AddIcon, ButtonLink, Inline, Page, PrintSheet, TicketOverview, TicketReceipt } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { editTicketPath, href, paths, ticketReceiptPath } from '../../paths';
import { NoLetterhead } from '../../shared/record/NoLetterhead';
import { NotLoaded } from '../../shared/record/NotLoaded';
import { RecordHistory } from '../../shared/record/RecordHistory';
import { VoidNotice } from '../../shared/record/VoidNotice';
import { RecordFacts, useStatusFocus } from '../../shared/history/RecordFacts';
import { TicketStatusButtons } from './TicketStatusButtons';
import { handedOverTicket, isJustSold } from './handedOver';
import { isNotThere } from '../../shared/isNotThere';
import { TICKETS, messages } from './messages';
import { usePrinting } from '../../shared/printing/usePrinting';

/** One ticket, its receipt and its history: the ticket handed over, or the one of the link. */
export function TicketOverviewScreen() {
  const [query] = useSearchParams();
  const asked = query.get('id') ?? '';
  const locationState: unknown = useLocation().state;
  const handedOver = handedOverTicket(locationState, asked);
  const id = asked === '' ? handedOver?.id : asked;
  const { ticket, ...state } = useTicket(id, handedOver);
  const canEdit = useMay('ticket.edit');
  const { statusRef, expectChange } = useStatusFocus(ticket?.status);

  // What is not there any more must not be printed any more, also where it was handed over.
  if (!ticket || isNotThere(state.failure)) {
    return (
      <Overview>
        <NotLoaded one="ticket" list={TICKETS} isNamed={id !== undefined} {...state} />
      </Overview>
    );
  }
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
              void state.refresh();
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
      <PrintableTicket ticket={ticket} isJustSold={isJustSold(locationState)} />
    </Overview>
  );
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
      <RecordHistory of={`ticket ${ticket.number}`} history={ticket.history} />
      <PrintSheet paper={paper}>
        <TicketReceipt ticket={ticket} letterhead={letterhead} printedAt={printedAt} />
      </PrintSheet>
    </>
  );
}
