import { pageIn } from '../apps/server/src/testing/lists';
import type { BusyCompany } from './company';
import { type Outcome, compare } from './compare';

/** A page far down; of parcels a small company has fewer. */
const DEEP = 50;

/** A list takes no notice of how long it is. */
const AT_MOST = 1.5;
/** What finds more the more there is: it fills a page only where there are many, and is counted further, up to 1,000. */
const COUNTED = 'counted';
/** How many times as long that may take, unless told. */
const AT_MOST_COUNTED = 2.5;

interface List {
  rows: string;
  path: string;
  wishes: readonly (readonly [what: string, query: string, grows?: typeof COUNTED])[];
}

/** What is asked of the longest lists. */
const LISTS: readonly List[] = [
  {
    rows: 'tickets',
    path: '/api/get_all_tickets',
    wishes: [
      ['a first page', 'limit=50'],
      ['of a status', 'status=Scheduled'],
      ['of a period', 'from=2026-10-23&to=2026-11-21'],
      ['sorted by name', 'sort=traveler_name'],
      ['sorted by travel date', 'sort=travel_date'],
      ['by a surname', 'q=okafor', COUNTED],
      ['by a name', 'q=ngozi%20okafor', COUNTED],
      ['by a part of a name', 'q=ng', COUNTED],
      ['by a phone', 'q=0800%20007%209190'],
      ['by a number', 'q=tk%20999', COUNTED],
      ['by a route', 'q=awka%20lagos'],
      ['by nothing that there is', 'q=qqzzxx'],
    ],
  },
  {
    rows: 'waybills',
    path: '/api/get_waybills',
    wishes: [
      ['a first page', 'limit=50'],
      ['of a status', 'status=Pending'],
      ['sorted by amount', 'sort=-amount'],
      ['by a name', 'q=ngozi%20okafor', COUNTED],
    ],
  },
  {
    rows: 'operations',
    path: '/api/get_operations',
    wishes: [
      ['a first page', 'limit=50'],
      ['of a type', 'type=TICKET_BOOKING'],
      ['of a period', 'from=2026-10-23&to=2026-11-21'],
      ['sorted by amount', 'sort=-amount'],
      ['by a number', 'q=tk%20999', COUNTED],
      ['by a place', 'q=lagos'],
      ['by an amount', 'q=18%2C500'],
      ['by nothing that there is', 'q=qqzzxx'],
    ],
  },
  {
    rows: 'events',
    path: '/api/get_audit',
    wishes: [
      ['a first page', 'limit=50'],
      ['of a kind', 'kind=banned'],
      ['of a period', 'from=2026-10-23&to=2026-11-21'],
      ['the oldest first', 'sort=at'],
      ['by a name', 'q=chinedu%20okafor', COUNTED],
      ['by nothing that there is', 'q=qqzzxx'],
    ],
  },
];

/** A company, and how much it has sold in words. */
export interface Side {
  of: string;
  company: BusyCompany;
}

/** Pages of long lists, in a company that has sold few tickets and in one that has sold many. */
export async function listComparisons(
  few: Side,
  many: Side,
  atMostCounted = AT_MOST_COUNTED,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { rows, path, wishes } of LISTS) {
    for (const [what, query, grows] of wishes) {
      const atMost = grows ? atMostCounted : AT_MOST;
      const run = ({ of, company }: Side) => ({ of, run: () => company.call('GET', `${path}?${query}`) });
      outcomes.push(await compare({ what: `${rows}, ${what}`, few: run(few), many: run(many), atMost }));
    }
    const deep = async ({ of, company }: Side) => {
      const url = await deepPage(company, path);
      return { of, run: () => company.call('GET', url) };
    };
    const what = `${rows}, page ${DEEP}`;
    outcomes.push(await compare({ what, few: await deep(few), many: await deep(many), atMost: AT_MOST }));
  }
  return outcomes;
}

/** The address of a page far down, or of the last one. */
async function deepPage(company: BusyCompany, path: string): Promise<string> {
  let url = `${path}?limit=50`;
  for (let page = 1; page < DEEP; page += 1) {
    const text = await company.call('GET', url);
    const body: unknown = JSON.parse(text);
    const { cursor } = pageIn({ status: 200, headers: {}, text, body });
    if (cursor === null) break;
    url = `${path}?limit=50&cursor=${cursor}`;
  }
  return url;
}
