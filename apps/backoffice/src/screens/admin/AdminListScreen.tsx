import { useAdmins, useBanAdmin, useDeleteAdmin } from '@motorpark/api';
import type { Admin } from '@motorpark/domain';
import { BanIcon, CheckIcon, CountBadge, Inline, type MenuItem } from '@motorpark/ui';
import { useCallback, useState } from 'react';
import { RecordListScreen } from '../record/RecordListScreen';
import { BanAdminDialog } from './BanAdminDialog';
import { adminRecord } from './adminRecord';

/** The list of everybody with a login; where the server can, access is taken away and given back here. */
export function AdminListScreen() {
  const { admins, stats, ...list } = useAdmins();
  const removal = useDeleteAdmin();
  const { banAdmin, isBanning } = useBanAdmin();
  const [toBan, setToBan] = useState<Admin>();
  const canBan = banAdmin !== undefined;

  const moreActions = useCallback(
    (admin: Admin): MenuItem[] => {
      if (!canBan) return [];
      const [label, icon] = admin.isBanned ? ['Unban', CheckIcon] : ['Ban', BanIcon];
      return [{ label, icon, onSelect: () => setToBan(admin) }];
    },
    [canBan],
  );

  return (
    <>
      <RecordListScreen
        kind={adminRecord}
        rows={admins}
        {...list}
        {...removal}
        moreActions={moreActions}
        counts={
          stats && (
            <Inline gap={2}>
              <CountBadge count={stats.total} label="total" />
              <CountBadge count={stats.active} label="active" tone="success" />
              <CountBadge count={stats.banned} label="banned" tone={stats.banned > 0 ? 'danger' : 'idle'} />
            </Inline>
          )
        }
      />
      {toBan && banAdmin && (
        <BanAdminDialog
          admin={toBan}
          banAdmin={banAdmin}
          isBanning={isBanning}
          onClose={() => setToBan(undefined)}
        />
      )}
    </>
  );
}
