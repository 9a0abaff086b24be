import pg from 'pg';
import { runPglite } from '../../apps/server/src/db/engines/pglite/runPglite';
import type { Asked, Work } from './recorded';

/** A database that is asked the statements of a sale and nothing else. */
export interface Bare {
  run: (sale: readonly Work[]) => Promise<void>;
  close: () => Promise<void>;
}

/** PostgreSQL's own driver, on as many connections as there are clients. */
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
      const ask = ({ text, values, isPrepared }: Asked) =>
        client.query({ text, values, ...(isPrepared && { name: nameOf(text) }) });
      try {
        await all(sale, ask, (text) => client.query(text));
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

/** PGlite in this thread, which does one thing after the other. */
export async function barePglite(folder: string): Promise<Bare> {
  const pglite = await runPglite(folder);
  let last = Promise.resolve();
  const ask = ({ text, values, isPrepared }: Asked) =>
    pglite.ask({ kind: 'query', text, values, isPrepared });
  const say = (text: string) => pglite.ask({ kind: 'script', text });
  return {
    run: (sale) => (last = last.then(() => all(sale, ask, say))),
    async close() {
      await pglite.ask({ kind: 'close' });
    },
  };
}

async function all(
  sale: readonly Work[],
  ask: (asked: Asked) => Promise<unknown>,
  say: (text: string) => Promise<unknown>,
) {
  for (const { begin, statements } of sale) {
    if (begin !== undefined) await say(begin);
    for (const statement of statements) await ask(statement);
    if (begin !== undefined) await say('commit');
  }
}
