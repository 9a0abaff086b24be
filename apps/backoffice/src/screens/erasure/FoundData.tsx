import { type PersonalData, type PersonalRecord, formatDay } from '@motorpark/domain';
import { Button, type Column, DataTable, Notice } from '@motorpark/ui';
import { href, ticketOverviewPath, waybillOverviewPath } from '../../paths';
import { messages } from './messages';

const { columns } = messages;

const COLUMNS: Column<PersonalRecord>[] = [
  { header: columns.number, cell: ({ number }) => number, isRowHeader: true },
  { header: columns.noun, cell: ({ noun }) => messages.nouns[noun] },
  { header: columns.roles, cell: ({ roles }) => roles.join(', ') },
  { header: columns.at, cell: ({ at }) => at && formatDay(at) },
  { header: columns.route, cell: ({ route }) => route, truncate: 'twoLines' },
  {
    header: columns.obstacle,
    cell: ({ obstacle }) => obstacle || messages.free,
    cardLabel: columns.obstacle,
    isMuted: true,
  },
];

interface FoundDataProps {
  data: PersonalData;
  onErase: () => void;
}

/** Shows the records that would be erased, and what prevents it. */
export function FoundData({ data, onErase }: FoundDataProps) {
  const { phone, records, hasMore } = data;
  const count = (noun: PersonalRecord['noun']) => records.filter((one) => one.noun === noun).length;
  return (
    <>
      {records.length > 0 &&
        (records.some(({ obstacle }) => obstacle !== '') ? (
          <Notice tone="warning" title={messages.blocked}>
            {messages.blockedText}
          </Notice>
        ) : (
          <Notice
            tone="info"
            title={messages.ready(count('ticket'), count('waybill'))}
            action={
              <Button variant="danger" onClick={onErase}>
                {messages.erase}
              </Button>
            }
          >
            {messages.readyText}
          </Notice>
        ))}
      <DataTable
        label={messages.found(phone)}
        columns={COLUMNS}
        rows={records}
        rowKey={({ id }) => id}
        hrefOf={({ noun, id }) => href(noun === 'ticket' ? ticketOverviewPath(id) : waybillOverviewPath(id))}
        emptyText={messages.none}
        footer={hasMore ? messages.more(records.length) : undefined}
      />
    </>
  );
}
