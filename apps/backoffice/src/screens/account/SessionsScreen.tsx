import { type OwnSession, useEndOwnSession, useOwnSessions } from '@motorpark/api';
import { deviceName, formatDateTime } from '@motorpark/domain';
import { type Column, DataTable, LogoutIcon, Notice, Page, Stack, StatusBadge } from '@motorpark/ui';
import { useState } from 'react';
import { LoadFailure } from '../../shared/LoadFailure';
import { ActDialog } from '../../shared/record/ActDialog';
import { messages } from './messages';

const words = messages.sessions;

const columns: Column<OwnSession>[] = [
  { header: 'Device', cell: nameOf, isRowHeader: true, truncate: true },
  {
    header: 'Status',
    cell: ({ isLocked }) => <StatusBadge status={isLocked ? 'Locked' : 'Active'} />,
    card: 'badge',
  },
  { header: 'Address', cell: ({ ip }) => ip },
  { header: 'Last used', cell: ({ lastSeenAt }) => formatDateTime(lastSeenAt), cardLabel: 'Last used' },
  { header: 'Logged in', cell: ({ createdAt }) => formatDateTime(createdAt), cardLabel: 'Since' },
];

function nameOf({ userAgent, isThis }: OwnSession): string {
  const device = deviceName(userAgent);
  return isThis ? `${device} (${words.this})` : device;
}

/** The user's own sessions. All but the current one can be ended here. */
export function SessionsScreen() {
  const { sessions, failure, isLoading, refresh } = useOwnSessions();
  const end = useEndOwnSession();
  const [ending, setEnding] = useState<OwnSession>();

  return (
    <Page title={words.title}>
      <Stack gap={4}>
        <Notice tone="info">{words.unknown}</Notice>
        <DataTable
          label={words.title}
          columns={columns}
          rows={sessions}
          rowKey={({ id }) => id}
          isLoading={isLoading}
          failure={failure && <LoadFailure failure={failure} fallback={words.loadFailed} refresh={refresh} />}
          emptyText={words.empty}
          rowMenu={(session) =>
            session.isThis ? [] : [{ label: words.end, icon: LogoutIcon, onSelect: () => setEnding(session) }]
          }
        />
      </Stack>
      {ending && (
        <ActDialog
          title={words.endTitle(nameOf(ending))}
          notes={[words.endNote]}
          confirmLabel={words.endConfirm}
          act={() => end(ending.id)}
          done={words.ended}
          onClose={() => setEnding(undefined)}
        />
      )}
    </Page>
  );
}
