import { buildApp } from '../../apps/server/src/app';
import type { Begin } from '../../apps/server/src/db/begin';
import type { Engine } from '../../apps/server/src/db/database';
import { manage } from '../../apps/server/src/db/manage';
import type { Statement } from '../../apps/server/src/db/sql';
import { toText } from '../../apps/server/src/db/values';
import type { Sale } from './office';
import { payloadOf } from './served';

/** A statement as sent to the database. */
export interface BoundStatement {
  text: string;
  values: (string | null)[];
  isPrepared: boolean;
}

/** The statements of one transaction, or a single one outside of a transaction. */
export interface Work {
  begin?: Begin;
  statements: BoundStatement[];
}

/** Makes the sales, and returns the statements of each. */
export async function recorded(engine: Engine, sales: readonly Sale[]): Promise<Work[][]> {
  const works: Work[] = [];
  const watched: Engine = {
    ...engine,
    query(statement) {
      works.push({ statements: [boundOf(statement)] });
      return engine.query(statement);
    },
    attempt: (work, begin = 'begin') =>
      engine.attempt((tx) => {
        const statements: BoundStatement[] = [];
        works.push({ begin, statements });
        return work({
          ...tx,
          query(statement) {
            statements.push(boundOf(statement));
            return tx.query(statement);
          },
        });
      }, begin),
  };
  const app = buildApp({
    db: manage(watched),
    clock: () => new Date(),
    settings: { logLevel: 'silent' },
  });
  const all: Work[][] = [];
  for (const sale of sales) {
    const { statusCode, body } = await app.inject({ method: 'POST', ...payloadOf(sale) });
    if (statusCode !== 200) throw new Error(body);
    all.push(works.splice(0));
  }
  await app.close();
  return all;
}

const boundOf = ({ text, values, isPrepared = false }: Statement): BoundStatement => ({
  text,
  values: values.map(toText),
  isPrepared,
});
