import { useDriverWeek, DRIVERS, useOneRecord, today } from '@motorpark/api';
import {
  addDays,
  formatDay,
  isDay,
  mondayOf,
  type DrivenTrip,
  NO_BUS,
  counted,
  driverWeek,
  formatDeparture,
  formatMinutes,
} from '@motorpark/domain';
import { DateField, Page, PrintedPage, ReportSheet, NONE } from '@motorpark/ui';
import { useState } from 'react';
import { href, paths } from '../../paths';
import { LoadingState } from '../../shared/LoadingState';
import { usePrinting } from '../../shared/printing/usePrinting';
import { useRecordId } from '../../shared/record/useRecordId';
import { messages } from './messages';

const BACK = { label: messages.drivers, href: href(paths.superAdmin.drivers) };

/** The trips of a driver in a week, to print (docs/driver.md). The URL names the driver. */
export function WeekScreen() {
  const id = useRecordId();
  const [typed, setTyped] = useState<string>(today);
  const monday = mondayOf(isDay(typed) ? typed : today());
  const driver = useOneRecord(DRIVERS, id);
  const { duties, ...week } = useDriverWeek(id ?? '', monday);
  const printing = usePrinting(undefined, { only: 'A4' });
  const [found] = driver.rows;
  if (!found || !duties) {
    const state = found ? week : driver;
    return (
      <Page title={messages.week} back={BACK}>
        {driver.isLoading || found || driver.failure ? (
          <LoadingState {...state} label={messages.loading} fallback={messages.failed} />
        ) : (
          <p>{messages.nobody}</p>
        )}
      </Page>
    );
  }
  const title = messages.title(found.name);
  const trips = driverWeek(duties, found.name);
  const minutes = trips.reduce((sum, trip) => sum + trip.minutes, 0);
  return (
    <PrintedPage
      title={title}
      back={BACK}
      printing={printing}
      printLabel={messages.print}
      actions={<DateField label={messages.weekOf} name="week" value={typed} onChange={setTyped} />}
      renderSheet={(head) => (
        <ReportSheet
          title={title}
          facts={[messages.days(formatDay(monday), formatDay(addDays(monday, 6)))]}
          headers={messages.headers}
          rows={trips.map(rowOf)}
          total={[messages.total(counted(trips.length, 'trip')), '', '', '', formatMinutes(minutes), '']}
          {...head}
        />
      )}
    />
  );
}

/** A row of the printed sheet. */
const rowOf = ({ duty, other, minutes, rest }: DrivenTrip) => [
  `${formatDeparture(duty.departsAt)} · ${duty.routeId}`,
  duty.vehicleNumber || NO_BUS,
  other || NONE,
  formatDeparture(duty.arrivesAt),
  formatMinutes(minutes),
  rest === undefined ? NONE : formatMinutes(rest),
];
