import { useMay, useSession, useTicket, now } from '@motorpark/api';
import {
  type Ticket,
  departureOf,
  formatDateTime,
  hasLeft,
  isOwnTerminal,
  mayAnywhere,
  nameSeats,
  seatsHeld,
  terminalOf,
  whyNoLuggage,
} from '@motorpark/domain';
import {
  AddIcon,
  Button,
  ButtonLink,
  type MenuItem,
  Notice,
  TextLink,
  TicketOverview,
  TicketReceipt,
  lazyPart,
} from '@motorpark/ui';
import { useState } from 'react';
import {
  editTicketPath,
  href,
  paths,
  ticketOverviewPath,
  ticketReceiptPath,
  unseatedPath,
} from '../../paths';
import { LedgerLink } from '../../shared/sold/LedgerLink';
import { SoldOverviewScreen } from '../../shared/sold/SoldOverviewScreen';
import { useAddressedRecord } from '../../shared/sold/useAddressedRecord';
import { useArea } from '../../shared/useArea';
import { ClaimButton } from '../claim/ClaimButton';
import { useShowTicket } from './hooks/useShowTicket';
import { useTicketChanges } from './hooks/useTicketChanges';
import { luggageTags, luggageTagsPath } from './luggageTags';
import { messages } from './messages';
import { TICKET, isBoardedLater, useTicketSteps } from './ticketKind';

const LuggageDialog = lazyPart('LuggageDialog', () => import('./dialogs/LuggageDialog'));

export function TicketOverviewScreen() {
  const loaded = useTicket(...useAddressedRecord(TICKET));
  const showTicket = useShowTicket();
  const changes = useTicketChanges(showTicket);
  const may = useMay();
  const [weighed, setWeighed] = useState<Ticket>();
  const mayTakeLuggage = (ticket: Ticket) => may('ticket.luggage') && isLuggageTaken(ticket);
  const area = useArea();
  const isStaff = area === paths.admin;
  const steps = useTicketSteps();
  return (
    <SoldOverviewScreen
      kind={TICKET}
      loaded={loaded}
      steps={{
        ...steps,
        items: (ticket) => (isBoardedLater(ticket) ? [] : steps.items(ticket)),
      }}
      backTo={(ticket) => {
        if (!isStaff) return area.tickets;
        return ticket && may('ticket.edit') ? editTicketPath(ticket.id) : paths.admin.bookTicket;
      }}
      routeOf={routeOf}
      renderActions={(ticket) =>
        ticket && (
          <>
            {isStaff ? (
              <>
                <ButtonLink href={href(ticketReceiptPath('customer', ticket.id))}>
                  {messages.customerReceipt}
                </ButtonLink>
                <ButtonLink href={href(ticketReceiptPath('company', ticket.id))}>
                  {messages.companyReceipt}
                </ButtonLink>
                <ButtonLink icon={AddIcon} keyHint="Alt+N" href={href(paths.admin.bookTicket)}>
                  {messages.create}
                </ButtonLink>
              </>
            ) : (
              <LedgerLink number={ticket.number} />
            )}
            {changes.items(ticket).map(({ label, disabledReason, onSelect }) => (
              <Button key={label} isDisabled={disabledReason !== undefined} onPress={onSelect}>
                {label}
              </Button>
            ))}
            {mayTakeLuggage(ticket) && (
              <Button onPress={() => setWeighed(ticket)}>{messages.luggageOfThis}</Button>
            )}
            <ClaimButton of={ticket} hasLeft={hasLeft(departureOf(ticket), now())} />
            {isStaff && ticket.luggage && !ticket.voided && (
              <ButtonLink href={href(luggageTagsPath(ticket.id))}>{luggageTags.title}</ButtonLink>
            )}
            {changes.dialog}
            {weighed && (
              <LuggageDialog row={weighed} onClose={() => setWeighed(undefined)} onDone={showTicket} />
            )}
          </>
        )
      }
      renderNotice={(ticket) => (
        <>
          <UnseatedNotice ticket={ticket} />
          <RefusedNotice items={changes.items(ticket)} />
        </>
      )}
      renderOverview={(ticket, printing) => (
        <TicketOverview
          ticket={ticket}
          ticketHref={(number) => href(ticketOverviewPath(number, area))}
          {...printing}
        />
      )}
      renderReceipt={(ticket, print) => <TicketReceipt ticket={ticket} {...print} />}
    />
  );
}

/** Whether luggage can still be taken for a ticket. */
const isLuggageTaken = (ticket: Ticket): boolean =>
  !ticket.voided &&
  whyNoLuggage({ status: ticket.status ?? '', hasLeft: hasLeft(departureOf(ticket), now()) }) === undefined;

/** Says why what cannot be done with the ticket now is disabled. */
function RefusedNotice({ items }: { items: readonly Pick<MenuItem, 'label' | 'disabledReason'>[] }) {
  const refused = items.filter(({ disabledReason }) => disabledReason !== undefined);
  return refused.length === 0 ? null : (
    <Notice tone="info">
      {refused.map(({ label, disabledReason }) => (
        <p key={label}>{`${label}: ${disabledReason}`}</p>
      ))}
    </Notice>
  );
}

/** Origin and destination if the server names them, else the route. */
const routeOf = ({ origin, destination, routeId }: Ticket) =>
  origin && destination ? `${origin} - ${destination}` : routeId;

/** Texts of a ticket whose passengers have lost their seats. */
const unseatedWords = {
  unseated: (seats: number) =>
    seats === 1 ? 'The passenger has no seat now' : 'The passengers have no seats now',
  unseatedSince: (seats: string, since: string) =>
    `${seats} went with the vehicle that was swapped or the trip that was cancelled, ${since}. Nobody can board with this ticket now.`,
  giveSeats: (seats: number) => (seats === 1 ? 'Give them another seat' : 'Give them other seats'),
  seatedElsewhere: (origin = 'the terminal where the bus leaves') =>
    `Staff of ${origin} give them others. It can be rescheduled free of charge, too.`,
};

/** Says that a disruption has taken a ticket's seats. Users who can give others get a link to do so (docs/departure.md#without-a-seat). */
function UnseatedNotice({ ticket }: { ticket: Ticket }) {
  const session = useSession();
  const { unseated } = useArea();
  const { unseatedSince, voided, origin, originId, tripId } = ticket;
  if (unseatedSince === undefined || voided) return null;
  const lost = seatsHeld(ticket);
  const canGiveSeats =
    (session && mayAnywhere('unseated.seat', session.role)) ||
    isOwnTerminal(terminalOf(session), { id: originId, name: origin ?? '' });
  return (
    <Notice tone="warning" title={unseatedWords.unseated(lost.length)}>
      <p>{unseatedWords.unseatedSince(nameSeats(lost), formatDateTime(unseatedSince))}</p>
      {canGiveSeats ? (
        <TextLink href={href(tripId ? unseatedPath(unseated, tripId) : unseated)} isInline>
          {unseatedWords.giveSeats(lost.length)}
        </TextLink>
      ) : (
        <p>{unseatedWords.seatedElsewhere(origin)}</p>
      )}
    </Notice>
  );
}
