import { useFoundTickets } from '@motorpark/api';
import { type Direction, TICKET_STATUSES } from '@motorpark/domain';
import { AddIcon, ButtonLink, SearchBox, Toolbar } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { FoundTable } from '../../shared/list/FoundTable';
import { StatusCounts } from '../../shared/list/StatusCounts';
import { useListQuery } from '../../shared/list/useListQuery';
import { messages } from './messages';
import { ticketColumns } from './ticketColumns';
import { useTicketActions } from './hooks/useTicketActions';

interface TicketListProps {
  /** Only those that leave this terminal, or only those that come to it. */
  direction?: Direction;
}

/** Tickets counted by status, searched and filtered, each with what can be done with it (docs/ticket.md). */
export function TicketList({ direction }: TicketListProps) {
  const asked = useListQuery();
  const found = useFoundTickets({ ...asked.query, direction });
  const { open, rowMenu, dialogs } = useTicketActions();

  return (
    <>
      <StatusCounts
        label={messages.byStatus}
        statuses={TICKET_STATUSES}
        counts={found.counts}
        asked={asked}
      />
      <Toolbar
        primary={
          <ButtonLink variant="primary" icon={AddIcon} href={href(paths.admin.bookTicket)}>
            {messages.create}
          </ButtonLink>
        }
      >
        <SearchBox
          label={messages.search}
          hint={messages.searchHint}
          value={asked.text}
          onChange={asked.type}
        />
      </Toolbar>
      <FoundTable
        label={messages.list}
        found={found}
        asked={asked}
        one="ticket"
        many="tickets"
        columns={ticketColumns}
        loadingText={messages.loading}
        empty={messages.empty}
        rowMenu={rowMenu}
        onOpen={open}
      />
      {dialogs}
    </>
  );
}
