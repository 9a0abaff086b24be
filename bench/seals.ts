import { name, sql } from '../apps/server/src/db';
import { SEALED_TABLES } from '../apps/server/src/verify/sealedTables';
import { type BusyCompany, aBusyCompany } from './company';
import { type Outcome, compare } from './compare';
import { DAILY_WORK } from './server';

/** Limit of the ratio of a sealed sale to one without seals. */
const AT_MOST = 1.5;

/** Measures what seals add to the duration of a sale, in the embedded database or on a PostgreSQL. */
export async function sealComparisons(urls?: readonly [sealed: string, bare: string]): Promise<Outcome[]> {
  const [sealed, bare] = [await aBusyCompany(1_000, urls?.[0]), await aBusyCompany(1_000, urls?.[1])];
  try {
    await withoutSeals(bare);
    const outcomes: Outcome[] = [];
    for (const [what, run] of DAILY_WORK.filter(([work]) => work === 'book_ticket')) {
      outcomes.push(
        await compare({
          what,
          few: { of: 'without seals', run: run(bare) },
          many: { of: 'sealed', run: run(sealed) },
          atMost: AT_MOST,
        }),
      );
    }
    return outcomes;
  } finally {
    await sealed.close();
    await bare.close();
  }
}

async function withoutSeals({ db }: BusyCompany) {
  for (const table of SEALED_TABLES) {
    await db.query(sql`alter table ${name(table)} disable trigger ${name(`${table}_is_sealed`)}`);
  }
}
