import type { ApiFailure } from '@motorpark/api';
import { TRIP_STATUSES, type Trip } from '@motorpark/domain';
import {
  DataTable,
  type MenuItem,
  SearchBox,
  SelectField,
  SummaryCard,
  SummaryCards,
  Toolbar,
  ViewIcon,
} from '@motorpark/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { LoadFailure } from '../../shell/LoadFailure';
import { useSearch } from '../record/useSearch';
import { TripDetailsDialog } from './TripDetailsDialog';
import { messages } from './messages';
import { tripColumns } from './tripColumns';

interface TripListProps {
  /** What the search box asks for. */
  searchLabel: string;
  trips: readonly Trip[];
  failure: ApiFailure | undefined;
  isLoading: boolean;
  refresh: () => Promise<void>;
  /** What else can be done with a trip. Stable, or the table is drawn anew with every key. */
  menuOf?: ((trip: Trip) => MenuItem[]) | undefined;
  /** Stands at the end of the toolbar. */
  primary?: ReactNode;
}

const ALL = 'all';
const STATUS_CHOICES = [
  { value: ALL, label: messages.allStatuses },
  ...TRIP_STATUSES.map((status) => ({ value: status, label: status })),
];

/** Trips counted by status, searched by route and filtered; each can be looked at (specification section 2.13). */
export function TripList({
  searchLabel,
  trips,
  failure,
  isLoading,
  refresh,
  menuOf = nothingElse,
  primary,
}: TripListProps) {
  const [status, setStatus] = useState(ALL);
  const [shown, setShown] = useState<Trip>();
  const ofStatus = useMemo(
    () => (status === ALL ? trips : trips.filter((trip) => trip.status === status)),
    [trips, status],
  );
  const { search, setSearch, found, isSearching } = useSearch(ofStatus, routeOf);
  const isNarrowed = isSearching || status !== ALL;
  const isHidden = isNarrowed && trips.length > 0;

  // Drawn anew only for other rows, not for every key.
  const table = useMemo(
    () => (
      <DataTable
        label={messages.title}
        columns={tripColumns}
        rows={found}
        rowKey={({ id }) => id}
        isLoading={isLoading}
        loadingText={messages.loading}
        failure={
          failure && <LoadFailure failure={failure} fallback={messages.loadFailed} refresh={refresh} />
        }
        emptyText={isHidden ? messages.noMatch : messages.empty}
        rowMenu={(trip) => [
          { label: 'View', icon: ViewIcon, onSelect: () => setShown(trip) },
          ...menuOf(trip),
        ]}
        onOpen={setShown}
        footer={messages.shown(found.length, trips.length)}
      />
    ),
    [failure, found, isHidden, isLoading, menuOf, refresh, trips.length],
  );

  return (
    <>
      <SummaryCards label="Trips by status">
        {TRIP_STATUSES.map((label) => (
          <SummaryCard
            key={label}
            label={label}
            value={trips.filter((trip) => trip.status === label).length.toLocaleString('en-US')}
            isLoading={isLoading}
          />
        ))}
      </SummaryCards>
      <Toolbar primary={primary}>
        <SearchBox label={searchLabel} value={search} onChange={setSearch} />
        <SelectField
          label={messages.filter}
          isLabelHidden
          name="status"
          value={status}
          options={STATUS_CHOICES}
          onChange={setStatus}
        />
      </Toolbar>
      {table}
      {shown && <TripDetailsDialog trip={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

const routeOf = ({ routeId }: Trip) => routeId;

const nothingElse = (): MenuItem[] => [];
