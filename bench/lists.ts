import { pageIn } from '../apps/server/src/testing/lists';
import type { BusyCompany } from './company';
import { type Outcome, compare } from './compare';

/** The page measured far down the list, if a small company has as many: of waybills it has fewer. */
const DEEP = 50;

/** Limit of the ratio for queries that do not depend on the length of the list. */
const AT_MOST = 1.5;
/** Marks searches that find more rows in a larger company: only there they fill a page, and count up to 1,000 rows. */
const COUNTED = 'counted';
/** Default limit of the ratio for these. */
const AT_MOST_COUNTED = 2.5;

interface List {
  rows: string;
  path: string;
  /** The page measured far down; default `DEEP`. */
  deep?: number;
  queries: readonly (readonly [what: string, query: Query, grows?: typeof COUNTED])[];
}

/** A query, or how it names the company's records. */
type Query = string | ((ids: BusyCompany['ids']) => string);

const ofTerminal: Query = ({ terminal }) => `terminal_id=${terminal}`;

/** A month up to today. */
const MONTH = 'from=2026-10-23&to=2026-11-21';

/** The queries of the longest lists. */
const LISTS: readonly List[] = [
  {
    rows: 'tickets',
    path: '/api/get_all_tickets',
    queries: [
      ['a first page', ''],
      ['of a status', 'status=Scheduled'],
      ['of a period', MONTH],
      ['sorted by name', 'sort=traveler_name'],
      ['sorted by travel date', 'sort=travel_date'],
      ['by a surname', 'q=okafor', COUNTED],
      ['by a name', 'q=ngozi%20okafor', COUNTED],
      ['by a part of a name', 'q=ng', COUNTED],
      ['by a phone', 'q=0800%20007%209190'],
      ['by a number', 'q=tk%20999', COUNTED],
      ['by a route', 'q=awka%20lagos'],
      ['by nothing that there is', 'q=qqzzxx'],
      ['of a terminal', ofTerminal],
      ['of a terminal, by a surname', ({ terminal }) => `terminal_id=${terminal}&q=okafor`, COUNTED],
    ],
  },
  {
    rows: 'waybills',
    path: '/api/get_waybills',
    queries: [
      ['a first page', ''],
      ['of a status', 'status=Pending'],
      ['sorted by amount', 'sort=-amount'],
      ['by a name', 'q=ngozi%20okafor', COUNTED],
      ['of a terminal', ofTerminal],
      ['that are missing', 'arrival=missing'],
      ['that wait the longest', 'status=Delivered&sort=waits_since'],
    ],
  },
  {
    rows: 'trips',
    path: '/api/get_trips',
    // The last full page of the small company, which has a hundredth as many trips as tickets.
    deep: 2,
    queries: [
      ['a first page', ''],
      ['of a period ahead', 'from=2026-11-22&to=2026-11-28'],
      ['of a terminal', ofTerminal],
      ['of a route', ({ route }) => `route_id=${route}`],
    ],
  },
  {
    rows: 'operations',
    path: '/api/get_operations',
    queries: [
      ['a first page', ''],
      ['of a type', 'type=TICKET_BOOKING'],
      ['of a period', MONTH],
      ['sorted by amount', 'sort=-amount'],
      ['by a number', 'q=tk%20999', COUNTED],
      ['by a place', 'q=lagos'],
      ['by an amount', 'q=18%2C500'],
      ['by nothing that there is', 'q=qqzzxx'],
      ['of a terminal', ofTerminal],
      ['of a route in a month', ({ route }) => `route_id=${route}&${MONTH}`],
      ['of a vehicle in a month', ({ vehicle }) => `vehicle_id=${vehicle}&${MONTH}`],
      ['of no trip in a month', `trip_id=none&${MONTH}`],
      ['of a trip', ({ trip }) => `trip_id=${trip}`],
    ],
  },
  {
    rows: 'events',
    path: '/api/get_audit',
    queries: [
      ['a first page', ''],
      ['of a kind', 'kind=banned'],
      ['of a period', MONTH],
      ['the oldest first', 'sort=at'],
      ['by a name', 'q=chinedu%20okafor', COUNTED],
      ['by nothing that there is', 'q=qqzzxx'],
    ],
  },
  { rows: 'fares', path: '/api/get_fares', deep: 2, queries: [['a first page', '']] },
  { rows: 'discounts', path: '/api/get_discounts', deep: 2, queries: [['a first page', '']] },
];

/** A company, and its size as text. */
export interface Side {
  of: string;
  company: BusyCompany;
}

/** Compares pages of long lists in a small and in a large company. */
export async function listComparisons(
  few: Side,
  many: Side,
  atMostCounted = AT_MOST_COUNTED,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { rows, path, queries, deep: page = DEEP } of LISTS) {
    for (const [what, query, grows] of queries) {
      const atMost = grows ? atMostCounted : AT_MOST;
      const run = ({ of, company }: Side) => {
        const url = `${path}?limit=50&${typeof query === 'string' ? query : query(company.ids)}`;
        return { of, run: () => company.call('GET', url) };
      };
      outcomes.push(await compare({ what: `${rows}, ${what}`, few: run(few), many: run(many), atMost }));
    }
    const deep = async ({ of, company }: Side) => {
      const url = await deepPage(company, path, page);
      return { of, run: () => company.call('GET', url) };
    };
    const what = `${rows}, page ${page}`;
    outcomes.push(await compare({ what, few: await deep(few), many: await deep(many), atMost: AT_MOST }));
  }
  return outcomes;
}

/** URL of a page far down, or of the last page. */
async function deepPage(company: BusyCompany, path: string, deep: number): Promise<string> {
  let url = `${path}?limit=50`;
  for (let page = 1; page < deep; page += 1) {
    const text = await company.call('GET', url);
    const body: unknown = JSON.parse(text);
    const { cursor } = pageIn({ status: 200, headers: {}, text, body });
    if (cursor === null) break;
    url = `${path}?limit=50&cursor=${cursor}`;
  }
  return url;
}
