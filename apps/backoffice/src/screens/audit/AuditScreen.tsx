import { useFoundAudit } from '@motorpark/api';
import { type AuditEvent, auditAddress, auditSentence, formatDateTime } from '@motorpark/domain';
import { type Column, Page } from '@motorpark/ui';
import { useState } from 'react';
import { FoundTable } from '../../shared/list/FoundTable';
import { AuditEventDialog } from './AuditEventDialog';
import { AuditToolbar } from './AuditToolbar';
import { searchOnlyFieldsOfEvent } from './eventChanges';
import { messages } from './messages';
import { useActivityQuery } from './useActivityQuery';

const COLUMNS: Column<AuditEvent>[] = [
  { header: messages.when, cell: ({ at }) => formatDateTime(at), width: '24ch', sortBy: 'at' },
  { header: messages.what, cell: auditSentence, isRowHeader: true },
  { header: messages.address, cell: auditAddress, isMuted: true, width: '20ch' },
];

/** The company's Activity, newest first: logins, changes of people's access, and every change of the office's records. */
export function AuditScreen() {
  const { listQuery, query } = useActivityQuery();
  const found = useFoundAudit(query);
  const [shown, setShown] = useState<AuditEvent>();

  return (
    <Page title={messages.title}>
      <AuditToolbar listQuery={listQuery} />
      <FoundTable
        label={messages.title}
        found={found}
        listQuery={listQuery}
        many={messages.many}
        columns={COLUMNS}
        searchOnlyFields={searchOnlyFieldsOfEvent}
        loadingText={messages.loading}
        empty={messages.empty(listQuery.text.trim(), listQuery.period !== undefined)}
        onOpen={setShown}
      />
      {shown && <AuditEventDialog event={shown} onClose={() => setShown(undefined)} />}
    </Page>
  );
}
