import type { ApiFailure } from '@motorpark/api';
import { TICKET_STATUSES, type Ticket } from '@motorpark/domain';
import { AddIcon, ButtonLink, DataTable, SearchBox, SelectField, Toolbar } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { LoadFailure } from '../../shell/LoadFailure';
import { TicketCards } from './TicketCards';
import { messages } from './messages';
import { ticketColumns } from './ticketColumns';
import { useTicketActions } from './useTicketActions';
import { useTicketFilter } from './useTicketFilter';

interface TicketListProps {
  tickets: readonly Ticket[];
  /** Whether these are not all of the tickets, but those of one direction. */
  isPart?: boolean;
  failure: ApiFailure | undefined;
  isLoading: boolean;
  refresh: () => Promise<void>;
}

const STATUS_CHOICES = [
  { value: 'all', label: messages.allStatuses },
  ...TICKET_STATUSES.map((status) => ({ value: status, label: status })),
];

/** Tickets counted by status, searched by route and filtered, each with what can be done with it (specification section 2.18). */
export function TicketList({ tickets, isPart = false, failure, isLoading, refresh }: TicketListProps) {
  const filter = useTicketFilter(tickets);
  const { open, rowMenu, dialogs } = useTicketActions();

  return (
    <>
      <TicketCards tickets={tickets} isLoading={isLoading} isPart={isPart} />
      <Toolbar
        primary={
          <ButtonLink variant="primary" icon={AddIcon} href={href(paths.admin.bookTicket)}>
            {messages.create}
          </ButtonLink>
        }
      >
        <SearchBox label={messages.search} value={filter.search} onChange={filter.setSearch} />
        <SelectField
          label="Filter"
          isLabelHidden
          name="status"
          value={filter.status}
          options={STATUS_CHOICES}
          onChange={filter.setStatus}
        />
      </Toolbar>
      <DataTable
        label="Tickets"
        columns={ticketColumns}
        rows={filter.found}
        rowKey={(ticket) => ticket.id}
        isLoading={isLoading}
        loadingText={messages.loading}
        failure={
          failure && <LoadFailure failure={failure} fallback={messages.loadFailed} refresh={refresh} />
        }
        emptyText={filter.isFiltering && tickets.length > 0 ? messages.noMatch : messages.empty}
        rowMenu={rowMenu}
        onOpen={open}
        footer={messages.shown(filter.found.length, tickets.length)}
      />
      {dialogs}
    </>
  );
}
