import type { Ability } from '@motorpark/api';
import { type Role, hasTerms, searchTerms, searchText } from '@motorpark/domain';
import { AddIcon } from '@motorpark/ui';
import { href } from '../../paths';
import { screenAt, screensOf } from '../screens';
import type { Entry } from './entry';

/** What the menu and the account's menu lead to, as far as that may be done here. */
export const pagesOf = (role: Role, may: (ability: Ability) => boolean): Entry[] =>
  screensOf(role).flatMap(({ path, menu, account }) => {
    const entry = menu ?? account;
    if (!entry || (entry.needs && !may(entry.needs))) return [];
    return [{ id: `page-${path}`, label: entry.label, icon: entry.icon, href: href(path) }];
  });

/** What is begun on a page of its own: a sale, a trip. It may be wherever the page that it stands below may. */
export const actionsOf = (role: Role, may: (ability: Ability) => boolean): Entry[] =>
  screensOf(role).flatMap(({ path, action, breadcrumb }) => {
    const needs = screenAt(role, path).entry?.menu?.needs;
    if (action === undefined || (needs && !may(needs))) return [];
    const crumbs = typeof breadcrumb === 'function' ? breadcrumb(new URLSearchParams()) : breadcrumb;
    return [
      { id: `action-${path}`, label: action, hint: crumbs.join(', '), icon: AddIcon, href: href(path) },
    ];
  });

/** Those that show what was typed, those first that begin with it; all where nothing was typed. */
export function matchingEntries(entries: readonly Entry[], typed: string): Entry[] {
  const terms = searchTerms(typed);
  const beginning = searchText(typed.trim());
  const begins = ({ label }: Entry) => searchText(label).startsWith(beginning);
  return entries
    .filter(({ label, hint }) => typed.trim() === '' || hasTerms(searchText(`${label} ${hint ?? ''}`), terms))
    .toSorted((one, other) => Number(begins(other)) - Number(begins(one)));
}
