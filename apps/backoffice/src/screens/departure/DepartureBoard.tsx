import { useDepartures } from '@motorpark/api';
import { CANCELLED, type Departure, TRIP_SALE_MESSAGES, hasDeparted, seatsLeft } from '@motorpark/domain';
import { ButtonLink, DataTable, Notice, Section, TextLink, TicketIcon, ViewIcon } from '@motorpark/ui';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { href, paths, sellPath, tripsPath } from '../../paths';
import { LoadFailure } from '../../shared/LoadFailure';
import { useNow } from '../../shared/useNow';
import { TripDetailsDialog } from '../trip/TripDetailsDialog';
import { asTrip } from './asTrip';
import { departureColumns } from './departureColumns';
import { messages } from './messages';
import { useDepartureItems } from './useDepartureItems';

/** The terminal's departures of today and tomorrow. Pressing a row opens the sale of its seats (docs/departure.md). */
export function DepartureBoard() {
  const { departures, failure, isLoading, ...state } = useDepartures();
  const navigate = useNavigate();
  const now = useNow();
  const columns = useMemo(() => departureColumns(now), [now]);
  const [shown, setShown] = useState<Departure>();
  const departureItems = useDepartureItems();
  const left = departures.filter((one) => hasDeparted(one) && one.status !== CANCELLED).length;
  const toLeave = departures.filter((one) => !hasDeparted(one)).length;
  const unseated = departures.reduce((sum, one) => sum + (one.unseated ?? 0), 0);

  const sell = ({ id }: Departure) => void navigate(sellPath(id));
  const obstacle = (departure: Departure) => {
    if (departure.status === CANCELLED) return TRIP_SALE_MESSAGES.cancelled;
    if (hasDeparted(departure)) return TRIP_SALE_MESSAGES.left;
    return seatsLeft(departure) === 0 ? TRIP_SALE_MESSAGES.full : undefined;
  };

  return (
    <Section
      title={messages.title}
      actions={<TextLink href={href(tripsPath('outgoing'))}>{messages.allTrips}</TextLink>}
    >
      {unseated > 0 && (
        <Notice tone="warning" title={messages.unseated(unseated)}>
          <TextLink href={href(paths.admin.unseated)} isInline>
            {messages.seeUnseated}
          </TextLink>
        </Notice>
      )}
      <DataTable
        label={messages.table}
        columns={columns}
        rows={departures}
        rowKey={({ id }) => id}
        isLoading={isLoading}
        loadingText={messages.loading}
        failure={
          failure && (
            <LoadFailure
              {...state}
              failure={failure}
              fallback={messages.loadFailed}
              isInline={departures.length > 0}
            />
          )
        }
        emptyText={messages.empty}
        emptyAction={<ButtonLink href={href(paths.admin.editTrip)}>{messages.plan}</ButtonLink>}
        footer={messages.shown(toLeave, left)}
        onOpen={(departure) => (obstacle(departure) === undefined ? sell(departure) : setShown(departure))}
        rowMenu={(departure) => [
          {
            label: messages.sell,
            icon: TicketIcon,
            disabledReason: obstacle(departure),
            onSelect: () => sell(departure),
          },
          ...departureItems(departure),
          { label: messages.view, icon: ViewIcon, onSelect: () => setShown(departure) },
        ]}
      />
      {shown && <TripDetailsDialog trip={asTrip(shown)} onClose={() => setShown(undefined)} />}
    </Section>
  );
}
