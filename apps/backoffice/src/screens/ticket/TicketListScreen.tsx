import { TICKET_LIST, useFoundTickets } from '@motorpark/api';
import {
  type Direction,
  TICKET_STATUSES,
  type Ticket,
  formatPhone,
  formatSeats,
  seatsWord,
  displayStatus,
  busText,
} from '@motorpark/domain';
import {
  type Column,
  AddIcon,
  ButtonLink,
  EditIcon,
  Page,
  type SearchOnlyField,
  StatusBadge,
  lazyPart,
  serialNumber,
} from '@motorpark/ui';
import { useNavigate } from 'react-router-dom';
import { editTicketPath, href, paths, ticketsPath } from '../../paths';
import { DirectionPage } from '../../shared/direction/DirectionPage';
import { lazyScreen } from '../../shared/lazyScreen';
import { FoundList } from '../../shared/list/FoundList';
import { listColumns } from '../../shared/list/listColumns';
import { useListQuery } from '../../shared/list/useListQuery';
import { useSoldActions } from '../../shared/sold/useSoldActions';
import { messages } from './messages';
import { TICKET, useTicketSteps } from './ticketKind';
import { useShowTicket } from './hooks/useShowTicket';
import { useTicketChanges } from './hooks/useTicketChanges';

/** The ticket history (docs/ticket.md). */
export function TicketListScreen() {
  return (
    <Page title={messages.history}>
      <TicketList />
    </Page>
  );
}

/** The tickets of all terminals, for the head office. */
export const OfficeTicketListScreen = () => (
  <Page title={messages.history}>
    <TicketList isOffice />
  </Page>
);

/** The tickets that leave this terminal, or that arrive at it (docs/ticket.md). */
export const TicketsByDirectionScreen = () => (
  <DirectionPage titles={messages.directions} pathOf={ticketsPath}>
    {(direction) => <TicketList direction={direction} />}
  </DirectionPage>
);

/** Values that the search covers but the row doesn't show: the companions. */
const searchOnlyFieldsOfTicket = ({ companions = [] }: Ticket): SearchOnlyField[] =>
  companions.flatMap(({ seat, name, phone, nextOfKinPhone }) => {
    const who = name || `seat ${seat}`;
    return [
      { label: 'With', text: name },
      { label: `With ${who}`, text: formatPhone(phone) },
      { label: `Next of kin of ${who}`, text: formatPhone(nextOfKinPhone) },
    ];
  });

/** The eleven columns of the ticket history; the eleventh is the row menu. */
const ticketListColumns: Column<Ticket>[] = [
  serialNumber(),
  ...listColumns<Ticket, typeof TICKET_LIST>(TICKET_LIST, {
    seats: { cell: ({ seats }) => formatSeats(seats), cardLabel: ({ seats }) => seatsWord(seats) },
    vehicleNumber: ({ vehicleNumber }) => busText(vehicleNumber),
    status: stateOf,
  }),
];

function stateOf(ticket: Ticket) {
  const { noShows = 0, seats } = ticket;
  const state = displayStatus(ticket) ?? '';
  const badge = state && <StatusBadge status={state} />;
  return noShows === 0 || noShows >= seats.length ? (
    badge
  ) : (
    <>
      {badge} {messages.noShows(noShows)}
    </>
  );
}

const OfficeFilters = lazyScreen('OfficeFilters', () => import('../../shared/list/OfficeFilters'));
const FILTERS = ['terminal'] as const;

interface TicketListProps {
  /** Shows only the tickets that leave this terminal, or only those that arrive at it. */
  direction?: Direction;
  /** Whether it is that of the head office, which sees all terminals and sells nothing. */
  isOffice?: boolean;
}

/** The list of tickets with cards by status, search and the actions of each row (docs/ticket.md). */
function TicketList({ direction, isOffice = false }: TicketListProps) {
  const listQuery = useListQuery({ filters: FILTERS });
  const terminalId = listQuery.chosen('terminal');
  const found = useFoundTickets({ ...listQuery.query, direction, terminalId });
  const { open, rowMenu, dialogs } = useTicketActions(isOffice);

  return (
    <>
      <FoundList
        texts={messages}
        found={found}
        listQuery={listQuery}
        cards={TICKET_STATUSES}
        hasVoid
        primary={
          !isOffice && (
            <ButtonLink variant="primary" icon={AddIcon} keyHint="Alt+N" href={href(paths.admin.bookTicket)}>
              {messages.create}
            </ButtonLink>
          )
        }
        filters={isOffice && <OfficeFilters listQuery={listQuery} />}
        one="ticket"
        many="tickets"
        columns={ticketListColumns}
        searchOnlyFields={searchOnlyFieldsOfTicket}
        rowMenu={rowMenu}
        onOpen={open}
      />
      {dialogs}
    </>
  );
}

const TicketSummaryDialog = lazyPart('TicketSummaryDialog', () => import('./dialogs/TicketSummaryDialog'));
const deletion = () => import('./dialogs/DeleteTicketDialog');
const DeleteTicketDialog = lazyPart('DeleteTicketDialog', deletion);
const RemoveTicketDialog = lazyPart('RemoveTicketDialog', deletion);

function useTicketActions(isOffice: boolean) {
  const navigate = useNavigate();
  const edit = (ticket: Ticket) => void navigate(editTicketPath(ticket.id), { state: { ticket } });
  const changes = useTicketChanges(useShowTicket());
  const actions = useSoldActions(TICKET, {
    steps: useTicketSteps(),
    Summary: TicketSummaryDialog,
    Delete: DeleteTicketDialog,
    Remove: RemoveTicketDialog,
    moreFor: (ticket) => [
      ...(isOffice ? [] : [{ label: messages.editThis, icon: EditIcon, onSelect: () => edit(ticket) }]),
      ...changes.items(ticket),
    ],
  });
  return {
    ...actions,
    dialogs: (
      <>
        {actions.dialogs}
        {changes.dialog}
      </>
    ),
  };
}
