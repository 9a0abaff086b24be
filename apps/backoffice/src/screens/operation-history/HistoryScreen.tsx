import { useSummary, useFoundOperations, useMay } from '@motorpark/api';
import {
  EARNER_KINDS,
  TRIP_STATUSES,
  type Trip,
  MY_SHIFT,
  type Operation,
  type OperationType,
  isOperationType,
} from '@motorpark/domain';
import {
  Button,
  DataTable,
  ExpenseIcon,
  Filters,
  Inline,
  Page,
  PeriodPicker,
  SelectField,
  TicketIcon,
  Toolbar,
  ViewIcon,
  WaybillIcon,
  type Column,
  FilterButtons,
  type FilterOption,
  SearchBox,
} from '@motorpark/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths, href } from '../../paths';
import { now, today } from '../../shared/today';
import { RECENT } from '../../shared/list/period';
import { useListQuery, type ListQueryState } from '../../shared/list/useListQuery';
import { TripDetailsDialog } from '../trip/TripDetailsDialog';
import { tripListColumns } from '../trip/tripListColumns';
import { messages } from './messages';
import { officeOperationColumns, operationColumns, searchOnlyFieldsOfOperation } from './operationColumns';
import { FigureCards } from './FigureCards';
import { HISTORY_FIGURES } from './figures';
import { TerminalChoice, TerminalFilter } from '../../shared/list/TerminalFilter';
import { FoundTable } from '../../shared/list/FoundTable';
import { fetched } from '../../shared/fetched';
import { ListPeriod } from '../../shared/list/ListPeriod';
import { operationHref } from './operationHref';

/** The ledger of all terminals or of one. */
export const OfficeHistoryScreen = () => (
  <Page title={messages.history}>
    <Ledger columns={officeOperationColumns} detailsPath={paths.superAdmin.operation} hasTerminals />
  </Page>
);

const ALL = 'all';
const STATUSES = [
  { value: ALL, label: messages.allStatuses },
  ...TRIP_STATUSES.map((status) => ({ value: status, label: status })),
];

const TERMINALS: readonly string[] = ['Awka', 'Lagos', 'Abuja'];

const sampleTrip = (
  id: string,
  from: string,
  to: string,
  trip: Pick<Trip, 'travelDate' | 'status'>,
): Trip => ({
  id,
  routeId: `${from} - ${to}`,
  origin: from,
  destination: to,
  amount: 1_850_000,
  vehicleType: 'Coach Bus',
  vehicleNumber: 'ANB 482 XA',
  totalSeats: 18,
  takenSeats: [],
  ...trip,
});

const TRIPS: readonly Trip[] = [
  sampleTrip('sample-1', 'Awka', 'Lagos', { travelDate: '2025-07-18T06:00:00.000Z', status: 'Scheduled' }),
  sampleTrip('sample-2', 'Lagos', 'Awka', { travelDate: '2025-07-17T06:00:00.000Z', status: 'En-route' }),
  sampleTrip('sample-3', 'Awka', 'Abuja', { travelDate: '2025-07-16T06:30:00.000Z', status: 'Completed' }),
];

/**
 * Stands in for the ledger where none is kept: fixed figures and sample trips, marked as samples. The three buttons have no action there; terminal and status filter
 * locally.
 */
export function SampleHistoryScreen() {
  const { period, choosePeriod, chosen, narrow } = useListQuery({ usual: RECENT, filters: ['terminal'] });
  const terminalId = chosen('terminal');
  const [status, setStatus] = useState(ALL);
  const [shown, setShown] = useState<Trip>();
  const trips = TRIPS.filter(
    (trip) =>
      (terminalId === undefined || trip.origin === terminalId || trip.destination === terminalId) &&
      (status === ALL || trip.status === status),
  );
  return (
    <Page title={messages.history}>
      <Toolbar
        actions={
          <Inline gap={2}>
            <Button icon={WaybillIcon}>Waybill</Button>
            <Button icon={TicketIcon}>Tickets</Button>
            <Button icon={ExpenseIcon}>Expenses</Button>
          </Inline>
        }
      >
        <Filters>
          <PeriodPicker value={period} today={today()} max={today()} onChange={choosePeriod} />
          <TerminalChoice
            value={terminalId}
            onChange={(terminal) => narrow('terminal', terminal)}
            options={TERMINALS.map((name) => ({ value: name, label: name }))}
          />
          <SelectField
            label={messages.filter}
            isLabelHidden
            name="status"
            value={status}
            options={STATUSES}
            onChange={setStatus}
          />
        </Filters>
      </Toolbar>
      <FigureCards label={messages.figures} figures={HISTORY_FIGURES} {...useSummary()} />
      <DataTable
        label={messages.history}
        columns={tripListColumns(now())}
        rows={trips}
        rowKey={({ id }) => id}
        emptyText={messages.noTrips}
        rowMenu={(trip) => [{ label: 'View', icon: ViewIcon, onSelect: () => setShown(trip) }]}
        onOpen={setShown}
        footer={messages.sampleTrips}
      />
      {shown && <TripDetailsDialog trip={shown} onClose={() => setShown(undefined)} />}
    </Page>
  );
}

export const StaffHistoryScreen = () => (
  <Page title={messages.history}>
    <Ledger columns={operationColumns} detailsPath={paths.admin.operation} />
  </Page>
);

/** The three type buttons above the operation history. */
const TYPE_FILTER: readonly FilterOption<OperationType>[] = [
  { value: 'WAYBILL', label: 'Waybill', icon: WaybillIcon },
  { value: 'TICKET_BOOKING', label: 'Tickets', icon: TicketIcon },
  { value: 'EXPENSE', label: 'Expenses', icon: ExpenseIcon },
];

interface LedgerProps {
  columns: Column<Operation>[];
  detailsPath: string;
  /** Whether it shows all terminals, with a filter by terminal. */
  hasTerminals?: boolean;
}

const CountedLines = fetched('CountedLines', () => import('../report/CountedBy'));
const EVERY_MINUTE = { refreshInterval: 60_000 };

/** The ledger: the figures of a period, and its lines with search, filters and sorting (docs/operation.md). */
function Ledger({ columns, detailsPath, hasTerminals = false }: LedgerProps) {
  const { listQuery, query } = useLedgerQuery();
  const { terminalId, personId, method, shiftId, earners, type } = query;
  const hasShifts = useMay()('shift.open') === true;
  const isCounted = LINKED.some((filter) => listQuery.chosen(filter) !== undefined);
  const isOneShift = shiftId !== undefined && shiftId !== MY_SHIFT;
  const [link] = useSearchParams();
  const { summary, ...state } = useSummary(query, EVERY_MINUTE);
  const found = useFoundOperations(query, EVERY_MINUTE);
  const { isSample } = found;

  return (
    <>
      <Toolbar
        actions={
          <FilterButtons
            label={messages.type}
            options={TYPE_FILTER}
            value={type}
            onChange={(chosen) => listQuery.narrow('type', chosen)}
          />
        }
      >
        <SearchBox
          label={messages.search}
          hint={messages.searchHint}
          value={listQuery.text}
          onChange={listQuery.type}
        />
        <ListPeriod
          listQuery={{
            period: listQuery.period,
            choosePeriod: (chosen) => listQuery.choosePeriod(chosen, { shift: undefined }),
          }}
          span={
            hasShifts
              ? {
                  label: messages.myShift,
                  isChosen: shiftId === MY_SHIFT,
                  onChoose: () => listQuery.choosePeriod(undefined, { shift: MY_SHIFT }),
                }
              : undefined
          }
        >
          {hasTerminals && (
            <TerminalFilter value={terminalId} onChange={(chosen) => listQuery.narrow('terminal', chosen)} />
          )}
        </ListPeriod>
      </Toolbar>
      {(isCounted || isOneShift) && (
        <CountedLines
          personId={personId}
          method={method}
          earners={earners}
          isOneShift={isOneShift}
          onShowAll={listQuery.clear}
        />
      )}
      {!isSample && (
        <FigureCards label={messages.figures} figures={HISTORY_FIGURES} summary={summary} {...state} />
      )}
      <FoundTable
        label={messages.history}
        found={found}
        listQuery={listQuery}
        many={isSample ? 'sample operations' : 'operations'}
        columns={columns}
        searchOnlyFields={searchOnlyFieldsOfOperation}
        loadingText={messages.loadingAll}
        empty={messages.empty}
        hrefOf={({ id }) => href(operationHref(detailsPath, id, link))}
      />
    </>
  );
}

/** These come from a link of the reports. */
const LINKED = ['person', 'method', ...EARNER_KINDS] as const;
/** `shift` comes from a link of a shift, which is also a kind of period. */
const FILTERS = ['terminal', 'type', 'shift', ...LINKED] as const;

type LedgerListQuery = ListQueryState<(typeof FILTERS)[number]>;

/** The ledger's query, from the URL. Samples have no default period. */
function useLedgerQuery() {
  const isSample = useMay()('operation.see') === false;
  const listQuery: LedgerListQuery = useListQuery({ usual: isSample ? undefined : RECENT, filters: FILTERS });
  const type = listQuery.chosen('type') ?? '';
  const query = {
    ...listQuery.query,
    terminalId: listQuery.chosen('terminal'),
    personId: listQuery.chosen('person'),
    method: listQuery.chosen('method'),
    shiftId: listQuery.chosen('shift'),
    earners: {
      route: listQuery.chosen('route'),
      vehicle: listQuery.chosen('vehicle'),
      trip: listQuery.chosen('trip'),
    },
    type: isOperationType(type) ? type : undefined,
  };
  return { listQuery, query };
}
