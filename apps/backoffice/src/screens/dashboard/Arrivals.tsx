import { type Arrival, type Instant, arrivesAt, formatTime, formatToGo, isHere } from '@motorpark/domain';
import { type Column, DataTable, NONE, Section, StatusBadge, TextLink } from '@motorpark/ui';
import { useMemo } from 'react';
import { type Area, href, recordPath, tripsPath } from '../../paths';
import { useOpens } from '../../shared/opens';
import { useDepartureItems } from '../trip/useDepartureItems';
import { messages } from './departureMessages';

const { arrivals: words } = messages;

/** The departures below stay in view. */
const MOST_SHOWN = 5;

interface ArrivalsProps {
  /** The buses, the one that arrives next first. */
  arrivals: readonly Arrival[];
  now: Instant;
  area: Area;
}

/** The buses on their way here, with the parcels to receive. A row opens the parcels of its bus, or its manifest if it has none. */
export function Arrivals({ arrivals, now, area }: ArrivalsProps) {
  const hasParcels = useOpens()(area.parcels);
  const departureItems = useDepartureItems();
  const columns = useMemo(() => arrivalColumns(now), [now]);
  const shown = arrivals.slice(0, MOST_SHOWN);
  return (
    <Section
      title={words.title}
      actions={<TextLink href={href(tripsPath('incoming', area))}>{words.all}</TextLink>}
    >
      <DataTable
        label={words.table}
        columns={columns}
        rows={shown}
        rowKey={({ id }) => id}
        density="compact"
        emptyText={words.empty}
        footer={arrivals.length > MOST_SHOWN ? words.shown(MOST_SHOWN, arrivals.length) : undefined}
        hrefOf={({ id, parcels }) =>
          href(recordPath(hasParcels && parcels > 0 ? area.parcels : area.manifest, id))
        }
        rowMenu={({ id, status, travelDate }) =>
          departureItems({ id, status, travelDate, direction: 'incoming' })
        }
      />
    </Section>
  );
}

/** Columns of the arrivals at an instant. */
const arrivalColumns = (now: Instant): Column<Arrival>[] => [
  { header: 'Arrives', cell: (arrival) => arrives(arrival, now), cardLabel: 'Arrives' },
  { header: 'From', cell: ({ origin }) => origin, isRowHeader: true, truncate: true },
  {
    header: 'Vehicle',
    cell: ({ vehicleNumber, vehicleType }) => `${vehicleNumber}, ${vehicleType}`,
    isMuted: true,
    truncate: true,
  },
  { header: 'Passengers', cell: ({ passengers }) => passengers, align: 'end', cardLabel: 'Passengers' },
  {
    header: 'Parcels',
    cell: ({ parcels }) => (parcels === 0 ? NONE : words.toReceive(parcels)),
    cardLabel: 'Parcels',
  },
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} />, card: 'badge' },
];

function arrives(arrival: Arrival, now: Instant) {
  if (isHere(arrival)) return words.here;
  const at = arrivesAt(arrival);
  if (at === undefined) return NONE;
  const minutes = Math.round((Date.parse(at) - Date.parse(now)) / 60_000);
  return words.about(formatTime(at), formatToGo(minutes));
}
