import pg from 'pg';
import { runPglite } from '../../apps/server/src/db/engines/pglite/runPglite';
import type { BoundStatement, Work } from './recorded';

/** A database that runs the statements of a sale and nothing else. */
export interface Bare {
  run: (sale: readonly Work[]) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens PostgreSQL with its own driver, with as many connections as clients. */
export async function barePostgres(url: string, clients: number): Promise<Bare> {
  const pool = new pg.Pool({ connectionString: url, max: clients });
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `bare_${names.size}`;
    names.set(text, name);
    return name;
  };
  return {
    async run(sale) {
      const client = await pool.connect();
      const ask = ({ text, values, isPrepared }: BoundStatement) =>
        client.query({ text, values, ...(isPrepared && { name: nameOf(text) }) });
      try {
        await runAll(sale, ask, (text) => client.query(text));
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

/** Opens PGlite in this thread, which runs one statement after the other. */
export async function barePglite(folder: string): Promise<Bare> {
  const pglite = await runPglite(folder);
  let last = Promise.resolve();
  const ask = ({ text, values, isPrepared }: BoundStatement) =>
    pglite.ask({ kind: 'query', text, values, isPrepared });
  const runScript = (text: string) => pglite.ask({ kind: 'script', text });
  return {
    run: (sale) => (last = last.then(() => runAll(sale, ask, runScript))),
    async close() {
      await pglite.ask({ kind: 'close' });
    },
  };
}

async function runAll(
  sale: readonly Work[],
  ask: (statement: BoundStatement) => Promise<unknown>,
  runScript: (text: string) => Promise<unknown>,
) {
  for (const { begin, statements } of sale) {
    if (begin !== undefined) await runScript(begin);
    for (const statement of statements) await ask(statement);
    if (begin !== undefined) await runScript('commit');
  }
}
