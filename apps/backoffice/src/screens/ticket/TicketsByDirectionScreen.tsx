import { useSession, useTickets, useTrips } from '@motorpark/api';
import { type Direction, directionOf } from '@motorpark/domain';
import { ButtonLink, Inline, Page } from '@motorpark/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { href, ticketsPath } from '../../paths';
import { TicketList } from './TicketList';
import { messages, ticketDirection } from './messages';

const DIRECTIONS: readonly { direction: Direction; label: string }[] = [
  { direction: 'outgoing', label: 'Outgoing' },
  { direction: 'incoming', label: 'Incoming' },
];

/** The tickets of those who leave this terminal, or of those who come to it (specification section 2.3). */
export function TicketsByDirectionScreen() {
  const { tickets, ...list } = useTickets();
  const { trips } = useTrips();
  const terminal = useSession()?.terminalName ?? '';
  const [query] = useSearchParams();
  const direction = ticketDirection(query);

  const shown = useMemo(() => {
    const known = new Map(trips.map((trip) => [trip.id, directionOf(trip, terminal)]));
    return tickets.filter(
      ({ tripId = '', destination = '' }) =>
        (known.get(tripId) ?? directionOf({ destination }, terminal)) === direction,
    );
  }, [tickets, trips, terminal, direction]);

  return (
    <Page
      title={messages.directions[direction]}
      actions={
        <Inline gap={2}>
          {DIRECTIONS.map((one) => (
            <ButtonLink
              key={one.direction}
              href={href(ticketsPath(one.direction))}
              variant={one.direction === direction ? 'primary' : 'secondary'}
              aria-current={one.direction === direction ? 'page' : undefined}
            >
              {one.label}
            </ButtonLink>
          ))}
        </Inline>
      }
    >
      <TicketList tickets={shown} isPart {...list} />
    </Page>
  );
}
