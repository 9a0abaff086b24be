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
import { adminRecord } from './adminRecord';

const dialogs = () => import('./AdminDialogs');
const RoleDialog = lazyPart('RoleDialog', () => import('./RoleDialog'));
const BanAdminDialog = lazyPart('BanAdminDialog', dialogs);
const LogOutAdminDialog = lazyPart('LogOutAdminDialog', dialogs);
const TakeSecondFactorDialog = lazyPart('TakeSecondFactorDialog', dialogs);
const LOG_OUT = 'Log out everywhere';
const GIVE_ROLE = 'Change role';
const TAKE = 'Take away second factor';

/** The list of admins. Where the server can, the user bans and logs out everybody but themselves here. */
export function AdminListScreen({ kind = adminRecord }: { kind?: typeof adminRecord }) {
  const listQuery = useListQuery();
  const banAdmin = useBanAdmin();
  const me = useSession()?.personId;
  const [toBan, setToBan] = useState<Admin>();
  const may = useMay();
  const canLogOut = may('admin.logOut');
  const [toGiveRole, setToGiveRole] = useState<Admin>();
  const [toLogOut, setToLogOut] = useState<Admin>();
  const [toTake, setToTake] = useState<Admin>();

  function moreActions(admin: Admin): MenuItem[] {
    if (admin.id === me) return [];
    const [label, icon] = isBanned(admin) ? ['Unban', CheckIcon] : ['Ban', BanIcon];
    return [
      ...(may('admin.keep') && admin.role !== undefined && admin.role !== 'super_admin'
        ? [{ label: GIVE_ROLE, icon: AdminIcon, onSelect: () => setToGiveRole(admin) }]
        : []),
      ...(banAdmin ? [{ label, icon, onSelect: () => setToBan(admin) }] : []),
      ...(canLogOut && !isBanned(admin)
        ? [{ label: LOG_OUT, icon: LogoutIcon, onSelect: () => setToLogOut(admin) }]
        : []),
      ...(admin.hasSecondFactor && may('secondFactor.takeAway')
        ? [{ label: TAKE, icon: PasscodeIcon, onSelect: () => setToTake(admin) }]
        : []),
    ];
  }

  return (
    <>
      <RecordListScreen kind={kind} listQuery={listQuery} moreActions={moreActions} undeletableId={me} />
      {toBan && banAdmin && (
        <BanAdminDialog admin={toBan} banAdmin={banAdmin} onClose={() => setToBan(undefined)} />
      )}
      {toGiveRole && <RoleDialog admin={toGiveRole} onClose={() => setToGiveRole(undefined)} />}
      {toLogOut && <LogOutAdminDialog admin={toLogOut} onClose={() => setToLogOut(undefined)} />}
      {toTake && <TakeSecondFactorDialog admin={toTake} onClose={() => setToTake(undefined)} />}
    </>
  );
}
