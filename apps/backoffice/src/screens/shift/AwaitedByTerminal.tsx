import { useBanking, useMay } from '@motorpark/api';
import { type AwaitedCash, formatCount, formatDateTime, formatNaira } from '@motorpark/domain';
import { type Column, DataTable, Section } from '@motorpark/ui';
import { recordPath, href, paths } from '../../paths';
import { messages } from './messages';

const columns: Column<AwaitedCash>[] = [
  { header: 'Terminal', cell: ({ terminal }) => terminal, isRowHeader: true, truncate: true },
  { header: 'Drops', cell: ({ drops }) => formatCount(drops), align: 'end', cardLabel: 'Drops' },
  { header: 'Amount', cell: ({ amount }) => formatNaira(amount), align: 'end', cardLabel: 'Amount' },
  {
    header: 'Oldest',
    cell: ({ oldestAt }) => oldestAt !== undefined && formatDateTime(oldestAt),
    cardLabel: 'Oldest',
  },
];

/** The cash at each terminal that waits to be banked, the longest wait first. A row opens its deposit. */
export function AwaitedByTerminal() {
  const { sums } = useBanking({});
  const mayDeposit = useMay('cash.deposit');
  if (!mayDeposit || !sums) return null;
  return (
    <Section title={messages.deposit.waiting}>
      <DataTable
        label={messages.deposit.terminals}
        columns={columns}
        rows={sums.terminals}
        rowKey={({ terminalId }) => terminalId}
        hrefOf={({ terminalId }) => href(recordPath(paths.superAdmin.deposit, terminalId))}
        emptyText={messages.deposit.none}
      />
    </Section>
  );
}
