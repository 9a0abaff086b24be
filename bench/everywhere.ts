import type { BusyCompany } from './company';
import { type Outcome, medianOf } from './compare';
import type { Side } from './lists';

/** An answer that somebody waits for while typing comes within so many milliseconds, however much there is. */
const MOST_MS = 100;

/** What people look for in the search over everything. */
const WISHES: readonly (readonly [what: string, typed: string])[] = [
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

/** The search over everything by whoever sees all of it, and by a clerk; their medians beside a tenth of a second. */
export async function everywhereOutcomes({ of, company }: Side): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [who, call] of callersOf(company)) {
    for (const [what, typed] of WISHES) {
      const run = () => call('GET', `/api/search_everywhere?q=${encodeURIComponent(typed)}`);
      outcomes.push({
        what: `everything, ${what}, ${who}`,
        between: `${of} : ${MOST_MS} ms`,
        ratio: (await medianOf(run)) / MOST_MS,
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
