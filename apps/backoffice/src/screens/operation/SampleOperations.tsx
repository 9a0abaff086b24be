import { DataTable, Section, TextLink } from '@motorpark/ui';
import { operationColumns } from './operationColumns';
import { SAMPLE_OPERATIONS } from './samples';

/** The newest lines of the ledger; until a server tells them, the specification's samples, which say so. */
export function SampleOperations({ seeAllHref }: { seeAllHref: string }) {
  return (
    <Section title="Operation History" actions={<TextLink href={seeAllHref}>See all</TextLink>}>
      <DataTable
        label="Operation History"
        columns={operationColumns}
        rows={[...SAMPLE_OPERATIONS]}
        rowKey={({ id }) => id}
        emptyText="No transactions found"
        footer="Sample operations"
      />
    </Section>
  );
}
