import type { BusyCompany } from './company';
import { type Outcome, medianOf } from './compare';
import type { Side } from './lists';

/** Limit in milliseconds of a response that the user waits for while typing, with any amount of data. */
const MAX_MS = 100;

/** Typical searches over everything. */
const SEARCHES: readonly (readonly [what: string, typed: string])[] = [
  ['a phone', '0800 007 9190'],
  ['the end of a phone', '9190'],
  ['a ticket number', 'TK-9999'],
  ['a part of a number', 'tk 999'],
  ['a name', 'ngozi okafor'],
  ['a surname', 'okafor'],
  ['a plate', 'ANB 482'],
  ['a route', 'awka lagos'],
  ['a name and a place', 'okafor lagos'],
  ['nothing that there is', 'qqzzxx'],
];

/** Compares the median duration of the search over everything with the limit, for a user who sees all data and for a clerk. */
export async function everywhereOutcomes({ of, company }: Side): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [who, call] of callersOf(company)) {
    for (const [what, typed] of SEARCHES) {
      const run = () => call('POST', '/api/search_everywhere', { q: typed });
      outcomes.push({
        what: `everything, ${what}, ${who}`,
        between: `${of} : ${MAX_MS} ms`,
        ratio: (await medianOf(run)) / MAX_MS,
        atMost: 1,
      });
    }
  }
  return outcomes;
}

const callersOf = ({ call, callAsClerk }: BusyCompany) =>
  [
    ['all of it', call],
    ['a clerk', callAsClerk],
  ] as const;
