import { useDepartures, useSession, useNow } from '@motorpark/api';
import {
  CANCELLED,
  type Departure,
  type Instant,
  TRIP_SALE_MESSAGES,
  formatTime,
  formatToGo,
  formatWeekday,
  isScheduled,
  lacksBusOrDriver,
  lagosDay,
  minutesToGo,
  parseInstant,
  seatsLeft,
  busText,
  asTrip,
} from '@motorpark/domain';
import {
  Button,
  ButtonLink,
  type Column,
  DataTable,
  NONE,
  Notice,
  Section,
  StatusBadge,
  TextLink,
  TicketIcon,
  ViewIcon,
} from '@motorpark/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { areaOf, href, paths, recordPath, sellPath, tripsPath } from '../../paths';
import { LoadFailure } from '../../shared/LoadFailure';
import { PartsToCome } from '../../shared/PartsToCome';
import { ScreenLink } from '../../shared/ScreenLink';
import { useScreenItem } from '../../shared/useScreenItem';
import { TripDetailsDialog } from '../trip/TripDetailsDialog';
import { Arrivals } from './Arrivals';
import { messages } from './departureMessages';
import { useDepartureItems } from '../trip/useDepartureItems';

interface DepartureBoardProps {
  /** The terminal that the head office has chosen. */
  terminalId?: string | undefined;
  /** Whether it has the departures of several terminals: then each says where it leaves from. */
  isOfSeveral?: boolean;
  children?: ReactNode;
}

/** The buses on their way to the terminal, its departures of today and tomorrow, and what is below. A row opens its bus (docs/departure.md). */
export function DepartureBoard({ terminalId, isOfSeveral = false, children }: DepartureBoardProps) {
  const { departures, arrivals, failure, isLoading, ...state } = useDepartures(terminalId);
  const area = areaOf(useSession()?.role);
  const itemFor = useScreenItem();
  const now = useNow();
  const columns = useMemo(() => departureColumns(now, isOfSeveral), [now, isOfSeveral]);
  const [shown, setShown] = useState<Departure>();
  const departureItems = useDepartureItems();
  const left = departures.filter((one) => !isScheduled(one) && one.status !== CANCELLED).length;
  const toLeave = departures.filter(isScheduled).length;
  const lacking = departures.filter(lacksBusOrDriver);
  const [showsLacking, setShowsLacking] = useState(false);
  const unseated = departures.reduce((sum, one) => sum + (one.unseated ?? 0), 0);

  const obstacle = (departure: Departure) => {
    if (departure.status === CANCELLED) return TRIP_SALE_MESSAGES.cancelled;
    if (!isScheduled(departure)) return TRIP_SALE_MESSAGES.left;
    return seatsLeft(departure) === 0 ? TRIP_SALE_MESSAGES.full : undefined;
  };

  if (isLoading) return <PartsToCome />;
  return (
    <>
      {arrivals.length > 0 && <Arrivals arrivals={arrivals} now={now} area={area} />}
      <Section
        title={messages.title}
        actions={<TextLink href={href(tripsPath('outgoing', area))}>{messages.allTrips}</TextLink>}
      >
        {unseated > 0 && (
          <Notice
            tone="warning"
            action={<ButtonLink href={href(area.unseated)}>{messages.seeUnseated}</ButtonLink>}
          >
            {messages.unseated(unseated)}
          </Notice>
        )}
        {lacking.length > 0 && (
          <Notice
            tone="warning"
            action={
              <Button onPress={() => setShowsLacking(!showsLacking)}>
                {showsLacking ? messages.showAll : messages.showLacking}
              </Button>
            }
          >
            {messages.lacking(lacking.length)}
          </Notice>
        )}
        <DataTable
          label={messages.table}
          columns={columns}
          rows={showsLacking && lacking.length > 0 ? lacking : departures}
          rowKey={({ id }) => id}
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
          emptyAction={<ScreenLink path={area.editTrip}>{messages.plan}</ScreenLink>}
          footer={messages.shown(toLeave, left)}
          hrefOf={({ id }) => href(recordPath(area.boarding, id))}
          rowMenu={(departure) => [
            ...itemFor({
              label: messages.sell,
              icon: TicketIcon,
              disabledReason: obstacle(departure),
              path: paths.admin.bookTicket,
              address: sellPath(departure.id),
            }),
            ...departureItems(departure),
            { label: messages.view, icon: ViewIcon, onSelect: () => setShown(departure) },
          ]}
        />
        {shown && <TripDetailsDialog trip={asTrip(shown)} onClose={() => setShown(undefined)} />}
      </Section>
      {children}
    </>
  );
}

/** Columns of the board at an instant. */
const departureColumns = (now: Instant, isOfSeveral: boolean): Column<Departure>[] => [
  { header: 'Time', cell: (departure) => timeOf(departure, now), truncate: 'twoLines' },
  ...(isOfSeveral ? [{ header: 'From', cell: ({ origin }: Departure) => origin, truncate: true }] : []),
  { header: 'Destination', cell: ({ destination }) => destination, isRowHeader: true, truncate: true },
  {
    header: 'Vehicle',
    cell: vehicleOf,
    isMuted: true,
    truncate: true,
  },
  {
    header: 'Sold',
    cell: ({ soldSeats, totalSeats }) => `${soldSeats} of ${totalSeats}`,
    align: 'end',
    cardLabel: 'Sold',
  },
  {
    header: 'Boarded',
    cell: ({ boardedSeats, soldSeats }) => (boardedSeats === 0 ? NONE : `${boardedSeats} of ${soldSeats}`),
    align: 'end',
    cardLabel: 'Boarded',
    hides: 1,
  },
  { header: 'Free', cell: freeOf, align: 'end', cardLabel: 'Free' },
  { header: 'Parcels', cell: parcelsOf, align: 'end', cardLabel: 'Parcels', hides: 2 },
  { header: 'Leaves', cell: (departure) => leaves(departure, now), cardLabel: 'Leaves' },
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} />, card: 'badge' },
];

/** The vehicle and who drives it; what must still be assigned stands out. */
function vehicleOf(departure: Departure) {
  const { vehicleNumber, vehicleType, driver } = departure;
  const vehicle = `${busText(vehicleNumber)}, ${vehicleType}`;
  if (!lacksBusOrDriver(departure)) return [vehicle, driver].filter(Boolean).join(', ');
  if (vehicleNumber === '') return <strong>{vehicle}</strong>;
  return (
    <>
      {vehicle}, <strong>{messages.noDriver}</strong>
    </>
  );
}

function timeOf({ travelDate, delayedFrom }: Departure, now: Instant) {
  if (parseInstant(travelDate) === undefined) return travelDate;
  const time = formatTime(travelDate);
  if (delayedFrom !== undefined) return messages.delayed(time, formatTime(delayedFrom));
  const [day, today] = [lagosDay(travelDate), lagosDay(now)];
  if (day === today) return time;
  const weekday = formatWeekday(day);
  return day > today ? messages.tomorrow(weekday, time) : messages.yesterday(weekday, time);
}

function freeOf(departure: Departure) {
  const left = seatsLeft(departure);
  const { keptSeats: kept = 0 } = departure;
  if (kept > 0) return messages.kept(left, kept);
  return left === 0 && isScheduled(departure) ? <strong>{messages.full}</strong> : left;
}

/** Number of loaded parcels; before departure also of those that could still be loaded. */
function parcelsOf(departure: Departure) {
  const { parcels, loadedParcels: loaded = 0 } = departure;
  if (!isScheduled(departure)) return loaded === 0 ? NONE : loaded;
  return loaded + parcels === 0 ? NONE : messages.parcels(loaded, parcels);
}

function leaves(departure: Departure, now: Instant) {
  const minutes = minutesToGo(departure, now);
  if (minutes === undefined) return NONE;
  return minutes < 0 ? <strong>{formatToGo(minutes)}</strong> : formatToGo(minutes);
}
