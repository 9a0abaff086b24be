import { failureMessage, useAudit } from '@motorpark/api';
import { type AuditEvent, auditSentence, formatDateTime } from '@motorpark/domain';
import { Button, type Column, DataTable, Inline, Page } from '@motorpark/ui';
import { useState } from 'react';
import { LoadFailure } from '../../shell/LoadFailure';
import { AuditEventDialog } from './AuditEventDialog';
import { AuditToolbar } from './AuditToolbar';
import { useAuditQuery } from './auditQuery';
import { messages } from './messages';

const COLUMNS: Column<AuditEvent>[] = [
  { header: messages.when, cell: ({ at }) => formatDateTime(at), width: '24ch' },
  { header: messages.what, cell: auditSentence, isRowHeader: true },
  { header: messages.address, cell: ({ ip }) => ip || messages.manyAddresses, isMuted: true, width: '20ch' },
];

/** Who did what to whom, newest first: logins, what was done with people's access, and every change of the office's records. */
export function AuditScreen() {
  const asked = useAuditQuery();
  const { range, personId, kind, search, change } = asked;
  const { events, failure, isLoading, refresh, loadMore, isLoadingMore, moreFailure } = useAudit({
    ...range,
    personId,
    kind,
    search,
  });
  const [shown, setShown] = useState<AuditEvent>();
  const isNarrowed = personId !== undefined || kind !== undefined || search !== '';

  return (
    <Page title={messages.title}>
      <AuditToolbar asked={asked} />
      <DataTable
        label={messages.title}
        columns={COLUMNS}
        rows={events}
        rowKey={({ id }) => id}
        isLoading={isLoading}
        loadingText={messages.loading}
        failure={
          failure && <LoadFailure failure={failure} fallback={messages.loadFailed} refresh={refresh} />
        }
        emptyText={search === '' ? messages.empty : messages.noMatch(search)}
        emptyAction={
          isNarrowed && (
            <Button onClick={() => change({ personId: undefined, kind: undefined, search: '' })}>
              {messages.showAll}
            </Button>
          )
        }
        onOpen={setShown}
        footer={
          <Inline gap={3}>
            <span>{messages.shown(events.length)}</span>
            {moreFailure && <span role="alert">{failureMessage(moreFailure) ?? messages.loadFailed}</span>}
            {loadMore && (
              <Button isBusy={isLoadingMore} onClick={() => void loadMore()}>
                {moreFailure ? messages.again : messages.more}
              </Button>
            )}
          </Inline>
        }
      />
      {shown && <AuditEventDialog event={shown} onClose={() => setShown(undefined)} />}
    </Page>
  );
}
