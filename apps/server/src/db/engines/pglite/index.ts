import { PGlite } from '@electric-sql/pglite';
import type { Engine, Session } from '../../database';
import type { Statement } from '../../sql';
import { toText } from '../../values';
import { PGLITE_PARSERS, PGLITE_SERIALIZERS } from './codecs';

/** The embedded database. */
export async function openPglite(dataDir: string): Promise<Engine> {
  const pglite = await PGlite.create(dataDir, {
    parsers: PGLITE_PARSERS,
    serializers: PGLITE_SERIALIZERS,
  });
  await pglite.exec(`set timezone to 'UTC'; set datestyle to 'ISO'`);
  return {
    name: 'pglite',
    query: (statement) => rowsOf(pglite, statement),
    attempt: (work) =>
      pglite.transaction((tx) => {
        const session: Session = {
          query: (statement) => rowsOf(tx, statement),
          async script(text) {
            await tx.exec(text);
          },
        };
        return work(session);
      }),
    close: () => pglite.close(),
  };
}

async function rowsOf<Row>(connection: Pick<PGlite, 'query'>, { text, values }: Statement): Promise<Row[]> {
  const { rows } = await connection.query<Row>(text, values.map(toText));
  return rows;
}
