import { useBanAdmin, useMay, useSession } from '@motorpark/api';
import { type Admin, isBanned } from '@motorpark/domain';
import {
  AdminIcon,
  BanIcon,
  CheckIcon,
  LogoutIcon,
  type MenuItem,
  PasscodeIcon,
  lazyPart,
} from '@motorpark/ui';
import { useState } from 'react';
import { useListQuery } from '../../shared/list/useListQuery';
import { RecordListScreen } from '../../shared/record/RecordListScreen';
import type { AdminAct } from './AdminDialog';
import { adminRecord } from './adminRecord';

const RoleDialog = lazyPart('RoleDialog', () => import('./RoleDialog'));
const AdminDialog = lazyPart('AdminDialog', () => import('./AdminDialog'));

/** The list of admins. Where the server can, the user bans and logs out everybody but themselves here. */
export function AdminListScreen({ kind = adminRecord }: { kind?: typeof adminRecord }) {
  const canBan = useBanAdmin() !== undefined;
  const me = useSession()?.personId;
  const may = useMay();
  const [asked, setAsked] = useState<{ act: AdminAct | 'role'; admin: Admin }>();
  const close = () => setAsked(undefined);

  function moreActions(admin: Admin): MenuItem[] {
    if (admin.id === me) return [];
    const item = (isOffered: boolean, label: string, icon: MenuItem['icon'], act: AdminAct | 'role') =>
      isOffered ? [{ label, icon, onSelect: () => setAsked({ act, admin }) }] : [];
    const { role, hasSecondFactor = false } = admin;
    const mayGiveRole = may('admin.keep') && role !== undefined && role !== 'super_admin';
    return [
      ...item(mayGiveRole, 'Change role', AdminIcon, 'role'),
      ...(isBanned(admin)
        ? item(canBan, 'Unban', CheckIcon, 'unban')
        : [
            ...item(canBan, 'Ban', BanIcon, 'ban'),
            ...item(may('admin.logOut'), 'Log out everywhere', LogoutIcon, 'logOut'),
          ]),
      ...item(
        hasSecondFactor && may('secondFactor.takeAway'),
        'Take away second factor',
        PasscodeIcon,
        'takeSecondFactor',
      ),
    ];
  }

  return (
    <>
      <RecordListScreen kind={kind} listQuery={useListQuery()} moreActions={moreActions} undeletableId={me} />
      {asked &&
        (asked.act === 'role' ? (
          <RoleDialog admin={asked.admin} onClose={close} />
        ) : (
          <AdminDialog admin={asked.admin} act={asked.act} onClose={close} />
        ))}
    </>
  );
}
