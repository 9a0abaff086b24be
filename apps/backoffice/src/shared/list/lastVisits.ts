import { paths } from '../../paths';
import { readTab, storeInTab } from '@motorpark/api';

/** A list as it was last shown in this tab. */
interface Visit {
  address: string;
  /** Its entry in the browser's history. */
  entry: string;
}

/** The main address of a list that has two. */
const MAIN_ADDRESSES: Readonly<Record<string, string>> = {
  [paths.admin.ticketsByDirection]: paths.admin.tickets,
};

function parts(address: string) {
  const [path = '', query] = address.split('?');
  return { key: `list ${MAIN_ADDRESSES[path] ?? path}`, query: new URLSearchParams(query) };
}

/** Stores how a list is shown, until the tab is closed or its user logs out. */
export const noteVisit = (visit: Visit): void => storeInTab(parts(visit.address).key, visit);

function lastVisit(key: string): Visit | undefined {
  const stored = readTab(key);
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('address' in stored && 'entry' in stored)) return undefined;
  const { address, entry } = stored;
  return typeof address === 'string' && typeof entry === 'string' ? { address, entry } : undefined;
}

/** The visit to which a back link has just led. */
let returnedTo: Visit | undefined;

/** Returns the entry in the browser's history whose scroll position a list takes over if a back link has just led to it. */
export function entryReturnedTo(address: string): string | undefined {
  const visit = returnedTo;
  returnedTo = undefined;
  return visit?.address === address ? visit.entry : undefined;
}

/** Returns where a back link leads: to the list with the search, sort, filters and direction of its last visit, unless the link names other ones. */
export function linkToLastVisit(link: string): { href: string; onPress?: () => void } {
  const { key, query } = parts(link.slice(1));
  const visit = lastVisit(key);
  if (!visit) return { href: link };
  const visited = parts(visit.address).query;
  const isAnother = [...query].some(([name, value]) => visited.get(name) !== value);
  return isAnother ? { href: link } : { href: `#${visit.address}`, onPress: () => void (returnedTo = visit) };
}
