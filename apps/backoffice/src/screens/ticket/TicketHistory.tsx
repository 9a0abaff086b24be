import type { Ticket } from '@motorpark/domain';
import { Card, Timeline } from '@motorpark/ui';

/** What happened to a ticket; nothing where the server keeps no history. */
export function TicketHistory({ ticket: { number, history } }: { ticket: Ticket }) {
  if (!history) return null;
  return (
    <Card title="History">
      <Timeline label={`History of ticket ${number}`} changes={history} />
    </Card>
  );
}
