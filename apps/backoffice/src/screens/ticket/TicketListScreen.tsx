import { Page } from '@motorpark/ui';
import { TicketList } from './TicketList';
import { messages } from './messages';

/** The ticket history (docs/ticket.md). */
export function TicketListScreen() {
  return (
    <Page title={messages.history}>
      <TicketList />
    </Page>
  );
}
