import { useTicket, isNotFound } from '@motorpark/api';
import { LuggageTags, Notice, Page, PrintedPage } from '@motorpark/ui';
import { useSearchParams } from 'react-router-dom';
import { href, paths, recordPath, ticketOverviewPath } from '../../paths';
import { usePrinting } from '../../shared/printing/usePrinting';
import { NotLoaded } from '../../shared/record/NotLoaded';
import { VoidNotice } from '../../shared/record/VoidNotice';
import { boardingOfTags, luggageTags as words } from './luggageTags';
import { TICKETS, messages } from './messages';

/** The tags of a ticket's luggage. The URL names the ticket, and the bus at whose boarding the luggage was taken. */
export function LuggageTagsScreen() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const { row: ticket, ...state } = useTicket(id);
  const printing = usePrinting(undefined, state);
  const title = words.title;
  const trip = boardingOfTags(query);
  const back =
    trip === null
      ? { href: href(ticketOverviewPath(id)), label: messages.overview }
      : { href: href(recordPath(paths.admin.boarding, trip)), label: words.boarding };
  if (!ticket || isNotFound(state.failure) || ticket.voided || !ticket.luggage) {
    return (
      <Page title={title} back={back}>
        {ticket && !isNotFound(state.failure) ? (
          <>
            <VoidNotice one="ticket" voided={ticket.voided} refunded={ticket.refunded} />
            {!ticket.voided && <Notice tone="info">{words.none}</Notice>}
          </>
        ) : (
          <NotLoaded one="ticket" list={TICKETS} {...state} />
        )}
      </Page>
    );
  }
  return (
    <PrintedPage
      title={title}
      back={back}
      printing={printing}
      printLabel={words.print}
      fileTitle={`${title} ${ticket.number}`}
      renderSheet={() => <LuggageTags ticket={ticket} />}
    />
  );
}
