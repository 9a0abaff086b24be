import { type OwnSession, failureMessage, useEndOwnSession, useOwnSessions, requestOf } from '@motorpark/api';
import { deviceName, formatDateTime } from '@motorpark/domain';
import {
  type Column,
  ConfirmDialog,
  DataTable,
  LogoutIcon,
  Notice,
  Page,
  Stack,
  StatusBadge,
  toast,
} from '@motorpark/ui';
import { useState } from 'react';
import { LoadFailure } from '../../shared/LoadFailure';
import { messages } from './messages';

const words = messages.sessions;

const columns: Column<OwnSession>[] = [
  { header: 'Device', cell: nameOf, isRowHeader: true, truncate: true },
  {
    header: 'Status',
    cell: ({ isLocked }) => <StatusBadge status={isLocked ? 'Locked' : 'Active'} />,
    card: 'badge',
  },
  { header: 'Address', cell: ({ ip }) => ip, card: 'meta' },
  {
    header: 'Last used',
    cell: ({ lastSeenAt }) => formatDateTime(lastSeenAt),
    card: 'meta',
    cardLabel: 'Last used',
  },
  {
    header: 'Logged in',
    cell: ({ createdAt }) => formatDateTime(createdAt),
    card: 'meta',
    cardLabel: 'Since',
  },
];

function nameOf({ userAgent, isThis }: OwnSession): string {
  const device = deviceName(userAgent);
  return isThis ? `${device} (${words.this})` : device;
}

/** The person's own sessions, each of which but this one can be ended from here. */
export function SessionListScreen() {
  const { sessions, failure, isLoading, refresh } = useOwnSessions();
  const end = useEndOwnSession();
  const [ending, setEnding] = useState<OwnSession>();
  const [isBusy, setBusy] = useState(false);

  async function confirm({ id }: OwnSession) {
    setBusy(true);
    try {
      await end(id);
      toast.success(words.ended);
    } catch (error) {
      const message = failureMessage(error);
      if (message !== undefined) toast.error(message, requestOf(error));
    } finally {
      setBusy(false);
      setEnding(undefined);
    }
  }

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
        <ConfirmDialog
          title={words.endTitle(nameOf(ending))}
          notes={[words.endNote]}
          confirmLabel={words.endConfirm}
          isBusy={isBusy}
          onConfirm={() => void confirm(ending)}
          onCancel={() => setEnding(undefined)}
        />
      )}
    </Page>
  );
}
