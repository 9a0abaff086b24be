import { useDriverWeek, DRIVERS, useOneRecord } from '@motorpark/api';
import { addDays, formatDay, isDay, mondayOf } from '@motorpark/domain';
import { DateField, Page, PrintedPage, ReportSheet } from '@motorpark/ui';
import { useState } from 'react';
import { href, paths } from '../../paths';
import { LoadingState } from '../../shared/LoadingState';
import { usePrinting } from '../../shared/printing/usePrinting';
import { useRecordId } from '../../shared/record/useRecordId';
import { today } from '../../shared/today';
import { messages } from './messages';
import { weekRows } from './weekRows';

const BACK = { label: messages.drivers, href: href(paths.superAdmin.drivers) };

/** The trips of a driver in a week, to print (docs/driver.md). The URL names the driver. */
export function WeekScreen() {
  const id = useRecordId();
  const [typed, setTyped] = useState<string>(today);
  const monday = mondayOf(isDay(typed) ? typed : today());
  const driver = useOneRecord(DRIVERS, id);
  const { duties, ...week } = useDriverWeek(id ?? '', monday);
  const printing = usePrinting(undefined, 'A4');
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
          {...weekRows(duties, found.name)}
          {...head}
        />
      )}
    />
  );
}
