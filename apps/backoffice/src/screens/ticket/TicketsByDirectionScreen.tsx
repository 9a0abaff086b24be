import { useSession, useTickets, useTrips } from '@motorpark/api';
import { directionOf } from '@motorpark/domain';
import { Page } from '@motorpark/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ticketsPath } from '../../paths';
import { DirectionLinks } from '../../shell/direction/DirectionLinks';
import { directionIn } from '../../shell/direction/directionIn';
import { TicketList } from './TicketList';
import { messages } from './messages';

/** The tickets of those who leave this terminal, or of those who come to it (specification section 2.3). */
export function TicketsByDirectionScreen() {
  const { tickets, ...list } = useTickets();
  const { trips } = useTrips();
  const terminal = useSession()?.terminalName ?? '';
  const [query] = useSearchParams();
  const direction = directionIn(query);

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
      actions={<DirectionLinks chosen={direction} pathOf={ticketsPath} />}
    >
      <TicketList tickets={shown} isPart {...list} />
    </Page>
  );
}
