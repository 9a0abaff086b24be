import { type CoreRole, type Role, areaRoleOf, hasTerms, searchTerms, searchText } from '@motorpark/domain';
import { AddIcon, type PaletteEntry } from '@motorpark/ui';
import { href, paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { breadcrumbOf } from '../screens';

export type Entry = PaletteEntry & ({ href: string } | { act: () => void });

export interface EntryGroup {
  title: string;
  entries: readonly Entry[];
}

/** Returns the pages of the menu and the account menu. */
export const pagesOf = (screens: readonly AreaScreen[]): Entry[] =>
  screens.flatMap(({ path, menu, account }) => {
    const entry = menu ?? account;
    if (!entry) return [];
    return [{ id: `page-${path}`, label: entry.label, icon: entry.icon, href: href(path) }];
  });

/** What people of each area do most, the most frequent first. */
const MOST_DONE: Readonly<Record<CoreRole, readonly string[]>> = {
  admin: [paths.admin.bookTicket, paths.admin.editWaybill, paths.admin.editExpense],
  super_admin: [paths.superAdmin.editTrip],
};

function rankOf(role: Role, { path }: { path: string }): number {
  const most = MOST_DONE[areaRoleOf(role)];
  const rank = most.indexOf(path);
  return rank === -1 ? most.length : rank;
}

/** Returns the actions that start on a page of their own, such as a sale or a trip, beginning with what the role does most. */
export const actionsOf = (role: Role, screens: readonly AreaScreen[]): Entry[] =>
  screens
    .toSorted((one, other) => rankOf(role, one) - rankOf(role, other))
    .flatMap((screen) => {
      const { path, action } = screen;
      if (action === undefined) return [];
      const hint = breadcrumbOf(screen).join(', ');
      return [{ id: `action-${path}`, label: action, hint, icon: AddIcon, href: href(path) }];
    });

/** Returns the entries that match the typed text, those that begin with it first; all entries if it is empty. */
export function matchingEntries(entries: readonly Entry[], typed: string): Entry[] {
  const terms = searchTerms(typed);
  const beginning = searchText(typed.trim());
  const begins = ({ label }: Entry) => searchText(label).startsWith(beginning);
  return entries
    .filter(({ label, hint }) => typed.trim() === '' || hasTerms(searchText(`${label} ${hint ?? ''}`), terms))
    .toSorted((one, other) => Number(begins(other)) - Number(begins(one)));
}

const MOST = 5;

/** The entries that a user opened last. Kept in memory only: names and phones must not be left on a shared computer. */
let opened: { by: string; entries: readonly Entry[] } = { by: '', entries: [] };

/** Returns the entries that a user opened last from the search, newest first. */
export const recentOf = (by: string): readonly Entry[] => (opened.by === by ? opened.entries : []);

/** Remembers an opened entry; another user starts with none. */
export function noteOpened(by: string, entry: Entry): void {
  const others = recentOf(by).filter(({ id }) => id !== entry.id);
  opened = { by, entries: [entry, ...others].slice(0, MOST) };
}
