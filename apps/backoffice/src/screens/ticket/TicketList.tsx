import { useFoundTickets, useMay, useSampleCount } from '@motorpark/api';
import { type Direction, TICKET_STATUSES, VOID } from '@motorpark/domain';
import { AddIcon, ButtonLink } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { FoundList } from '../../shared/list/FoundList';
import { useListQuery } from '../../shared/list/useListQuery';
import { messages } from './messages';
import { ticketColumns, searchOnlyFieldsOfTicket } from './ticketColumns';
import { useTicketActions } from './hooks/useTicketActions';

const SEARCH = { label: messages.search, hint: messages.searchHint };

interface TicketListProps {
  /** Shows only the tickets that leave this terminal, or only those that arrive at it. */
  direction?: Direction;
}

/** The list of tickets with cards by status, search and the actions of each row (docs/ticket.md). */
export function TicketList({ direction }: TicketListProps) {
  const listQuery = useListQuery();
  const found = useFoundTickets({ ...listQuery.query, direction });
  const { open, rowMenu, dialogs } = useTicketActions();
  const cards = {
    label: messages.byStatus,
    statuses: TICKET_STATUSES,
    sample: useSampleCount(),
    others: useMay('record.listVoid') === true ? [VOID] : [],
  };

  return (
    <>
      <FoundList
        label={messages.list}
        found={found}
        listQuery={listQuery}
        cards={cards}
        search={SEARCH}
        primary={
          <ButtonLink variant="primary" icon={AddIcon} href={href(paths.admin.bookTicket)}>
            {messages.create}
          </ButtonLink>
        }
        one="ticket"
        many="tickets"
        columns={ticketColumns}
        searchOnlyFields={searchOnlyFieldsOfTicket}
        loadingText={messages.loading}
        empty={messages.empty}
        rowMenu={rowMenu}
        onOpen={open}
      />
      {dialogs}
    </>
  );
}
