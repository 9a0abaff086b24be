import { type Capability, lock, useCapabilities } from '@motorpark/api';
import type { Role } from '@motorpark/domain';
import { type AccountAction, LockIcon, PasscodeIcon, SessionsIcon } from '@motorpark/ui';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';

/** What the account menu offers on this server besides the theme and Logout. */
export function useAccountActions(role: Role): AccountAction[] {
  const can = useCapabilities();
  const navigate = useNavigate();
  const { passcode, sessions } = role === 'super_admin' ? paths.superAdmin : paths.admin;
  const actions: (AccountAction & { needs: Capability })[] = [
    {
      needs: 'passcodes.own',
      label: 'Change passcode',
      icon: PasscodeIcon,
      onSelect: () => void navigate(passcode),
    },
    {
      needs: 'session.own',
      label: 'Where you are logged in',
      icon: SessionsIcon,
      onSelect: () => void navigate(sessions),
    },
    {
      needs: 'session.lock',
      label: 'Lock',
      icon: LockIcon,
      // After the menu has closed: it keeps the focus, which the lock screen is to have.
      onSelect: () => void setTimeout(() => void lock()),
    },
  ];
  return actions.filter(({ needs }) => can.has(needs));
}
