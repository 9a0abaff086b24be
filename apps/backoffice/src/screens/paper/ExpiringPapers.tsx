import { PAPERS, useFoundRecords } from '@motorpark/api';
import { DataTable, Section, TextLink } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { href, officePaths, paths, recordPath } from '../../paths';
import { PartsToCome } from '../../shared/PartsToCome';
import { messages } from './messages';
import { lastDayOfNotice, paperColumns } from './paperColumns';

/** The start of the list's period: papers that expired before stay listed. */
const FIRST_DAY = '2000-01-01';

/** The figures below stay in view. */
const MOST_SHOWN = 5;

/** The papers that have expired or expire in 30 days, on the dashboard; nothing while there are none. What is below is shown once that is known, so that nothing moves. */
export function ExpiringPapers({ children }: { children: ReactNode }) {
  const to = lastDayOfNotice();
  const { rows, total, isLoading } = useFoundRecords(PAPERS, { to });
  if (isLoading && rows.length === 0) return <PartsToCome />;
  if (rows.length === 0) return children;
  return (
    <>
      <Section
        title={messages.soon}
        actions={
          <TextLink href={href(`${paths.superAdmin.papers}?period=custom&from=${FIRST_DAY}&to=${to}`)}>
            {messages.all}
          </TextLink>
        }
      >
        <DataTable
          label={messages.table}
          columns={paperColumns}
          rows={rows.slice(0, MOST_SHOWN)}
          rowKey={({ id }) => id}
          density="compact"
          emptyText={messages.none}
          footer={total > MOST_SHOWN ? messages.shown(MOST_SHOWN, total) : undefined}
          hrefOf={({ id }) => href(recordPath(officePaths.paper.edit, id))}
        />
      </Section>
      {children}
    </>
  );
}
