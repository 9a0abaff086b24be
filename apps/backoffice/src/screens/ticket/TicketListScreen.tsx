import { failureMessage, useTickets } from '@motorpark/api';
import { TICKET_STATUSES, type Ticket } from '@motorpark/domain';
import {
  ButtonLink,
  DataTable,
  FailureState,
  Page,
  SearchBox,
  SelectField,
  Toolbar,
  AddIcon,
  DeleteIcon,
  ViewIcon,
} from '@motorpark/ui';
import { useState } from 'react';
import { href, paths } from '../../paths';
import { TICKET_FIGURES } from '../operation/samples';
import { SampleCards } from '../operation/SampleCards';
import { DeleteTicketDialog } from './DeleteTicketDialog';
import { TicketSummaryDialog } from './TicketSummaryDialog';
import { messages } from './messages';
import { ticketColumns } from './ticketColumns';
import { useTicketFilter } from './useTicketFilter';

const STATUS_CHOICES = [
  { value: 'all', label: messages.allStatuses },
  ...TICKET_STATUSES.map((status) => ({ value: status, label: status })),
];

/** Ticket history (specification section 2.18). */
export function TicketListScreen() {
  const { tickets, failure, isLoading, refresh } = useTickets();
  const filter = useTicketFilter(tickets);
  const [shown, setShown] = useState<Ticket>();
  const [toDelete, setToDelete] = useState<Ticket>();

  return (
    <Page title={messages.history} isTitleHidden>
      <SampleCards label="Tickets by status" figures={TICKET_FIGURES} />
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
          failure && (
            <FailureState message={failureMessage(failure) ?? messages.loadFailed} onRetry={refresh} />
          )
        }
        emptyText={filter.isFiltering && tickets.length > 0 ? messages.noMatch : messages.empty}
        rowMenu={(ticket) => [
          { label: 'View', icon: ViewIcon, onSelect: () => setShown(ticket) },
          { label: 'Delete', icon: DeleteIcon, tone: 'danger', onSelect: () => setToDelete(ticket) },
        ]}
        onOpen={setShown}
        footer={`${filter.found.length} of ${tickets.length} tickets`}
      />
      {shown && <TicketSummaryDialog ticket={shown} onClose={() => setShown(undefined)} />}
      {toDelete && <DeleteTicketDialog ticket={toDelete} onClose={() => setToDelete(undefined)} />}
    </Page>
  );
}
