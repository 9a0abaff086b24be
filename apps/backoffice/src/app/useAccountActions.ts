import { lock, useAbilities } from '@motorpark/api';
import type { Role } from '@motorpark/domain';
import { type AccountAction, LockIcon } from '@motorpark/ui';
import { href } from '../paths';
import { follow } from '../shared/follow';
import { screensOf } from './screens';

/** Returns the entries of the account menu on this server, besides the theme and Logout. */
export function useAccountActions(role: Role): AccountAction[] {
  const may = useAbilities();
  const actions = screensOf(role).flatMap(({ path, account }) =>
    account && (!account.needs || may(account.needs))
      ? [{ label: account.label, icon: account.icon, onSelect: () => follow(href(path)) }]
      : [],
  );
  if (!may('session.lock')) return actions;
  // Deferred until the menu has closed: it keeps the focus, which the lock screen needs.
  const onSelect = () => void setTimeout(() => void lock());
  return [...actions, { label: 'Lock', icon: LockIcon, onSelect }];
}
