import type { Statement } from '@motorpark/api';
import { DataTable, EmptyState, Notice, Section, Stack, SummaryCard, SummaryCards } from '@motorpark/ui';
import { statementMessages as texts } from './statementMessages';
import { StatementMatches } from './StatementMatches';
import { differingColumns, unsuccessfulColumns, usedColumns } from './statementColumns';

/** The lists of payments that the statement names, and that it does not confirm. */
const NOT_CAME = [
  { list: 'differing', columns: differingColumns() },
  { list: 'unsuccessful', columns: unsuccessfulColumns() },
] as const;
const USED = usedColumns();

/** Shows how a statement compares with the awaited payments. */
export function StatementOutlook({ statement }: { statement: Statement }) {
  const { matches, differing, used, usedCount, unmatched, repeated, passedOver, rows } = statement;
  const counted = (count: number) => count.toLocaleString('en-US');
  return (
    <Stack gap={5}>
      <SummaryCards label={texts.figures}>
        <SummaryCard label={texts.matches} value={counted(matches.length)} />
        <SummaryCard label={texts.differing} value={counted(differing.length)} />
        <SummaryCard label={texts.used} value={counted(usedCount)} />
        <SummaryCard label={texts.unmatched} value={counted(unmatched)} note={texts.unmatchedNote} />
      </SummaryCards>
      <Notice tone="info">{texts.read({ rows, repeated, passedOver })}</Notice>
      <Section title={texts.matches}>
        {matches.length === 0 ? (
          <EmptyState text={texts.noMatches} />
        ) : (
          <StatementMatches matches={matches} />
        )}
      </Section>
      {NOT_CAME.map(
        ({ list, columns }) =>
          statement[list].length > 0 && (
            <Section key={list} title={texts[list]}>
              <DataTable
                label={texts.tables[list]}
                columns={columns}
                rows={[...statement[list]]}
                rowKey={({ row, payment }) => `${row} ${payment.id}`}
                emptyText=""
              />
            </Section>
          ),
      )}
      {used.length > 0 && (
        <Section title={texts.used}>
          <DataTable
            label={texts.tables.used}
            columns={USED}
            rows={[...used]}
            rowKey={({ row }) => row}
            emptyText=""
            footer={texts.shown(used.length, usedCount)}
          />
        </Section>
      )}
    </Stack>
  );
}
