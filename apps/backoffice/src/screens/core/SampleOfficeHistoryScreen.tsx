import { useSummary, now, today } from '@motorpark/api';
import type { Trip } from '@motorpark/domain';
import {
  Button,
  DataTable,
  ExpenseIcon,
  FilterIcon,
  Filters,
  Inline,
  Page,
  PeriodPicker,
  TicketIcon,
  Toolbar,
  ViewIcon,
  WaybillIcon,
  RECENT,
} from '@motorpark/ui';
import { useState } from 'react';
import { TerminalChoice } from '../../shared/list/TerminalFilter';
import { useListQuery } from '../../shared/list/useListQuery';
import { FigureCards } from '../operation-history/FigureCards';
import { HISTORY_FIGURES } from '../operation-history/figures';
import { messages } from '../operation-history/messages';
import { TripDetailsDialog } from '../trip/TripDetailsDialog';
import { tripListColumns } from '../trip/tripListColumns';

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

/** Fixed figures and sample trips, marked as samples. The four buttons have no action; the terminal filters locally. */
export function SampleOfficeHistoryScreen() {
  const { period, choosePeriod, chosen, narrow } = useListQuery({ usual: RECENT, filters: ['terminal'] });
  const terminalId = chosen('terminal');
  const [shown, setShown] = useState<Trip>();
  const trips = TRIPS.filter(
    (trip) => terminalId === undefined || trip.origin === terminalId || trip.destination === terminalId,
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
        </Filters>
        <Button icon={FilterIcon}>{messages.filter}</Button>
      </Toolbar>
      <FigureCards label={messages.figures} figures={HISTORY_FIGURES} isSample {...useSummary()} />
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
