import { type Visit, lastVisit, returnTo, storeVisit } from '@motorpark/api';
import { paths } from '../../paths';

/** The main address of a list that has two. */
const MAIN_ADDRESSES: Readonly<Record<string, string>> = {
  [paths.admin.ticketsByDirection]: paths.admin.tickets,
};

function parts(address: string) {
  const [path = '', query] = address.split('?');
  return { list: MAIN_ADDRESSES[path] ?? path, query: new URLSearchParams(query) };
}

/** Stores how a list is shown, until the tab is closed or its user logs out. */
export const noteVisit = (visit: Visit): void => storeVisit(parts(visit.address).list, visit);

/** Returns where a back link leads: to the list with the search, sort, filters and direction of its last visit, unless the link names other ones. */
export function linkToLastVisit(link: string): { href: string; onPress?: () => void } {
  const { list, query } = parts(link.slice(1));
  const visit = lastVisit(list);
  if (!visit) return { href: link };
  const visited = parts(visit.address).query;
  const isAnother = [...query].some(([name, value]) => visited.get(name) !== value);
  return isAnother ? { href: link } : { href: `#${visit.address}`, onPress: () => returnTo(visit) };
}
