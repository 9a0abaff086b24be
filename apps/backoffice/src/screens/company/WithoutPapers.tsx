import { useAssignable, today } from '@motorpark/api';
import { counted } from '@motorpark/domain';
import { type Column, DataTable, Notice } from '@motorpark/ui';
import { messages } from './messages';

interface Lacking {
  name: string;
  missing: readonly string[];
}

const COLUMNS: Column<Lacking>[] = [
  { header: messages.busOrDriver, cell: ({ name }) => name, isRowHeader: true },
  { header: messages.missing, cell: ({ missing }) => missing.join(' '), truncate: 'twoLines' },
];

/** How many buses and drivers could not leave today if one without valid papers does not, and what each lacks of the papers that are required so far. */
export function WithoutPapers() {
  const { assignable } = useAssignable(today());
  if (!assignable) return null;
  const { vehicles, drivers } = assignable;
  const lack = ({ missing }: Pick<Lacking, 'missing'>) => missing.length > 0;
  const buses = vehicles.filter(lack).map(({ number, missing }) => ({ name: number, missing }));
  const people = drivers.filter(lack);
  if (buses.length + people.length === 0) return <Notice tone="info">{messages.allCouldLeave}</Notice>;
  const title = messages.couldNotLeave(
    `${buses.length} of ${counted(vehicles.length, 'bus', 'buses')}`,
    `${people.length} of ${counted(drivers.length, 'driver')}`,
  );
  return (
    <>
      <Notice tone="warning" title={title}>
        {messages.enterPapersFirst}
      </Notice>
      <DataTable
        label={messages.withoutPapers}
        columns={COLUMNS}
        rows={[...buses, ...people]}
        rowKey={({ name }) => name}
        emptyText={messages.allCouldLeave}
      />
    </>
  );
}
