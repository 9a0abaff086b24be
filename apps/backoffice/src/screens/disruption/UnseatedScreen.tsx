import { UNSEATED_LIST, useUnseated } from '@motorpark/api';
import { type Unseated, formatDeparture, formatSeats, busText, movedSeatsIn } from '@motorpark/domain';
import {
  Button,
  ButtonLink,
  Notice,
  Page,
  PrintIcon,
  type SearchOnlyField,
  TextLink,
  TicketIcon,
  lazyPart,
} from '@motorpark/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { href, unseatedPath } from '../../paths';
import { FoundList } from '../../shared/list/FoundList';
import { listColumns } from '../../shared/list/listColumns';
import { ListPeriod } from '../../shared/list/ListPeriod';
import { useListQuery } from '../../shared/list/useListQuery';
import { useArea } from '../../shared/useArea';
import { PhoneLink } from '../../shared/PhoneLink';
import { messages as boardingMessages } from '../departure/boardingMessages';
import { useTicketChanges } from '../ticket/hooks/useTicketChanges';
import { unseatedMessages as messages } from './messages';

const UNSEATED_COLUMNS = listColumns<Unseated, typeof UNSEATED_LIST>(UNSEATED_LIST, {
  phone: ({ phone }) => <PhoneLink phone={phone} />,
  seatCount: ({ seats }) => seats.length,
  seats: ({ seats }) => formatSeats(seats),
  trip: ({ routeId, travelDate }) => `${routeId}, ${formatDeparture(travelDate)}`,
});

/** Values that the search covers but the row doesn't show. */
const searchOnlyFieldsOfUnseated = ({ vehicleNumber }: Unseated): SearchOnlyField[] => [
  { label: 'Vehicle number', text: busText(vehicleNumber) },
];

const GiveSeatsDialog = lazyPart('GiveSeatsDialog', () => import('./GiveSeatsDialog'));

/** The passengers who have lost their seats and wait for others: of the terminal, or of the trip that the URL names (docs/departure.md). */
export function UnseatedScreen() {
  const listQuery = useListQuery({ filters: ['trip'] });
  const tripId = listQuery.chosen('trip');
  const found = useUnseated({ ...listQuery.query, tripId });
  const area = useArea();
  const [seated, setSeated] = useState<Unseated>();
  const changes = useTicketChanges();
  return (
    <Page
      title={messages.title}
      back={{ href: href(area.trips), label: messages.trips }}
      actions={
        tripId !== undefined && (
          <ButtonLink icon={PrintIcon} href={href(unseatedPath(area.unseatedSheet, tripId))}>
            {messages.print}
          </ButtonLink>
        )
      }
    >
      <MovedNotice />
      {tripId !== undefined && <TextLink href={href(area.unseated)}>{messages.ofAllTrips}</TextLink>}
      <FoundList
        texts={messages}
        found={found}
        listQuery={listQuery}
        filters={<ListPeriod listQuery={listQuery} />}
        one="ticket without seats"
        many="tickets without seats"
        columns={UNSEATED_COLUMNS}
        searchOnlyFields={searchOnlyFieldsOfUnseated}
        onOpen={setSeated}
        rowMenu={(one) => [
          { label: messages.give, icon: TicketIcon, onSelect: () => setSeated(one) },
          ...changes.items(one),
        ]}
      />
      {seated && <GiveSeatsDialog one={seated} onClose={() => setSeated(undefined)} />}
      {changes.dialog}
    </Page>
  );
}

/** Leads on to those whose ticket has changed by the disruption that has just been carried out. */
function MovedNotice() {
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const moved = movedSeatsIn(state).length;
  const bus = busIn(state);
  if (moved === 0 || bus === undefined) return null;
  return (
    <Notice
      tone="info"
      title={boardingMessages.moved(moved)}
      action={<Button onPress={() => void navigate(bus, { state })}>{messages.seeMoved}</Button>}
    >
      {messages.movedNext}
    </Notice>
  );
}

/** Reads the path of the bus on which the passengers who have a seat travel now, from the navigation state. */
function busIn(state: unknown): string | undefined {
  const bus = typeof state === 'object' && state !== null && 'bus' in state ? state.bus : undefined;
  return typeof bus === 'string' ? bus : undefined;
}
