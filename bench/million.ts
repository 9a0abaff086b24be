import { copyTemplate, makePostgresTemplate, urlOf } from '../apps/server/src/db/testing/postgresTemplate';
import { findPostgres, startPostgres } from '../apps/server/src/db/testing/postgresServer';
import { aBusyCompany } from './company';
import { type Outcome, compare } from './compare';
import { erasureComparisons } from './erasures';
import { everywhereOutcomes } from './everywhere';
import { type Side, listComparisons } from './lists';
import { sealComparisons } from './seals';
import { DAILY_WORK } from './server';
import { timetableOutcomes } from './timetable';

/** Limit of the ratio for a day's work, which must not depend on the years before. */
const AT_MOST = 1.5;
/** Limit for searches: ten thousand tickets have a few hundred of a surname, and all are read; of a million tickets a thousand are. */
const AT_MOST_COUNTED = 6;
const YOUNG = 1_000;
const FEW = 10_000;
const MANY = [100_000, 1_000_000];

/** Compares the longest lists, a day's figures, a sale and the server's memory with 100,000 and with a million tickets in PostgreSQL. */
export async function millionComparisons(): Promise<Outcome[]> {
  const binaries = findPostgres();
  if (binaries === undefined) throw new Error('A million tickets need PostgreSQL: initdb and postgres.');
  const server = await startPostgres(binaries);
  const sides: Side[] = [];
  try {
    const { template } = await makePostgresTemplate(server.url);
    const fresh = async () => urlOf(server.url, await copyTemplate(server.url, template));
    const outcomes = await sealComparisons([await fresh(), await fresh()]);
    const [without, withTimetable] = [await sideOf(YOUNG, await fresh()), await sideOf(YOUNG, await fresh())];
    sides.push(without, withTimetable);
    outcomes.push(...(await timetableOutcomes(without, withTimetable)));
    for (const tickets of MANY) {
      // A small company for each large one, because the erasures leave it with few records that are due.
      const [few, many] = [await sideOf(FEW, await fresh()), await sideOf(tickets, await fresh())];
      sides.push(few, many);
      outcomes.push(...(await comparisonsOf(few, many)), ...(await everywhereOutcomes(many)));
    }
    return outcomes;
  } finally {
    for (const { company } of sides) await company.close();
    await server.stop();
  }
}

const sideOf = async (tickets: number, url: string): Promise<Side> => ({
  of: `${tickets.toLocaleString('en-US')} tickets`,
  company: await aBusyCompany(tickets, url),
});

async function comparisonsOf(few: Side, many: Side): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [what, run] of DAILY_WORK) {
    const side = ({ of, company }: Side) => ({ of, run: run(company) });
    outcomes.push(await compare({ what, few: side(few), many: side(many), atMost: AT_MOST }));
  }
  outcomes.push({
    what: 'memory of a search',
    between: `${many.of} : ${few.of}`,
    ratio: (await bytesOf(many)) / (await bytesOf(few)),
    atMost: AT_MOST,
  });
  outcomes.push(...(await erasureComparisons(few, many, AT_MOST)));
  return [...outcomes, ...(await listComparisons(few, many, AT_MOST_COUNTED))];
}

/** The median memory that the server uses for a page of a search with very many results, in bytes. */
async function bytesOf({ company }: Side): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < 9; time += 1) {
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed;
    await company.call('GET', '/api/get_all_tickets?q=lagos');
    taken.push(process.memoryUsage().heapUsed - before);
  }
  return taken.toSorted((one, other) => one - other)[4] ?? Infinity;
}
