import { useMay, useTicket } from '@motorpark/api';
import type { Ticket } from '@motorpark/domain';
import { AddIcon, Button, ButtonLink, TicketOverview, TicketReceipt } from '@motorpark/ui';
import { editTicketPath, href, paths, ticketReceiptPath } from '../../paths';
import { CounterOverviewScreen } from '../../shared/counter/CounterOverviewScreen';
import { useAddressedRecord } from '../../shared/counter/useAddressedRecord';
import { useShowTicket } from './hooks/useShowTicket';
import { useTicketChanges } from './hooks/useTicketChanges';
import { UnseatedNotice } from './UnseatedNotice';
import { messages } from './messages';
import { TICKET, useTicketSteps } from './ticketKind';

/** One ticket with its receipt and history. */
export function TicketOverviewScreen() {
  const canEdit = useMay('ticket.edit') === true;
  const loaded = useTicket(...useAddressedRecord(TICKET));
  const changes = useTicketChanges(useShowTicket());
  return (
    <CounterOverviewScreen
      kind={TICKET}
      loaded={loaded}
      steps={useTicketSteps(loaded.refresh)}
      backTo={(ticket) => (ticket && canEdit ? editTicketPath(ticket.id) : paths.admin.bookTicket)}
      routeOf={routeOf}
      renderActions={(ticket) =>
        ticket && (
          <>
            <ButtonLink href={href(ticketReceiptPath('customer', ticket.id))}>
              {messages.customerReceipt}
            </ButtonLink>
            <ButtonLink href={href(ticketReceiptPath('company', ticket.id))}>
              {messages.companyReceipt}
            </ButtonLink>
            <ButtonLink icon={AddIcon} href={href(paths.admin.bookTicket)}>
              {messages.create}
            </ButtonLink>
            {changes.items(ticket).map(({ label, onSelect }) => (
              <Button key={label} onClick={onSelect}>
                {label}
              </Button>
            ))}
            {changes.dialog}
          </>
        )
      }
      renderNotice={(ticket) => <UnseatedNotice ticket={ticket} />}
      renderOverview={(ticket, printing) => <TicketOverview ticket={ticket} {...printing} />}
      renderReceipt={(ticket, print) => <TicketReceipt ticket={ticket} {...print} />}
    />
  );
}

/** Origin and destination if the server names them, else the route. */
const routeOf = ({ origin, destination, routeId }: Ticket) =>
  origin && destination ? `${origin} - ${destination}` : routeId;
