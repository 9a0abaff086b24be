import { useTickets } from '@motorpark/api';
import { Page } from '@motorpark/ui';
import { TicketList } from './TicketList';
import { messages } from './messages';

/** Ticket history (specification section 2.18). */
export function TicketListScreen() {
  return (
    <Page title={messages.history} isTitleHidden>
      <TicketList {...useTickets()} />
    </Page>
  );
}
