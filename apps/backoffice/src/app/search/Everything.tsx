import { failureMessage, useAbilities, useEverywhere, useSession } from '@motorpark/api';
import { type Role, isLongEnoughToSearch } from '@motorpark/domain';
import { type AccountAction, LogoutIcon, type PaletteEntry, SearchPalette } from '@motorpark/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { follow } from '../../shared/follow';
import type { Entry, EntryGroup } from './entry';
import { messages } from './messages';
import { actionsOf, matchingEntries, pagesOf } from './places';
import { noteOpened, recentOf } from './recent';
import { recordGroups } from './records';

interface EverythingProps {
  role: Role;
  isOffline: boolean;
  /** Entries of the account menu that are not pages, such as locking. */
  accountActions: readonly AccountAction[];
  onLogout: () => void;
  onClose: () => void;
}

/** The search over everything: pages and actions immediately, records as the server finds them (docs/search.md). */
export function Everything({ role, isOffline, accountActions, onLogout, onClose }: EverythingProps) {
  const [typed, setTyped] = useState('');
  const may = useAbilities();
  const token = useSession()?.token ?? '';
  const { found, failure, isSearching, may: mayFind, retry } = useEverywhere(typed);
  const isDisconnected = isOffline || failure?.kind === 'disconnected';

  const pages = pagesOf(role, may);
  const others = [...accountActions, { label: messages.logout, icon: LogoutIcon, onSelect: onLogout }]
    .filter(({ label }) => !pages.some((page) => page.label === label))
    .map(({ label, icon, onSelect }): Entry => ({ id: `action-${label}`, label, icon, act: onSelect }));
  const actions = [...actionsOf(role, may), ...others];
  const { recent, actions: toDo, pages: toGo } = messages.groups;
  const groups: EntryGroup[] = [
    { title: recent, entries: typed.trim() === '' ? recentOf(token) : [] },
    { title: toDo, entries: matchingEntries(actions, typed) },
    { title: toGo, entries: matchingEntries(pages, typed) },
    ...(found ? recordGroups(found, role, typed) : []),
  ];

  function choose({ id }: PaletteEntry) {
    const entry = groups.flatMap(({ entries }) => entries).find((one) => one.id === id);
    if (!entry) return;
    // The dialog must return the focus before anything else takes it.
    flushSync(onClose);
    if ('act' in entry) return entry.act();
    if (!id.startsWith('page-') && !id.startsWith('action-')) noteOpened(token, entry);
    follow(entry.href);
  }

  return (
    <SearchPalette
      label={messages.label}
      value={typed}
      onChange={setTyped}
      groups={groups}
      state={stateOf()}
      notice={noticeOf()}
      onChoose={choose}
      onRetry={retry}
      onClose={onClose}
    />
  );

  function stateOf() {
    if (isDisconnected) return 'found';
    const failed = failure && failureMessage(failure);
    if (failed !== undefined) return { failure: failed };
    return isSearching ? 'searching' : 'found';
  }

  function noticeOf() {
    if (isDisconnected) return messages.offline;
    if (mayFind === false) return messages.pagesOnly;
    return isLongEnoughToSearch(typed) ? undefined : messages.typeMore;
  }
}
