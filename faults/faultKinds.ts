import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Random } from '../apps/server/src/demo/random';
import { ANSWER_WITHIN_MS } from './counter';
import type { DatabaseProxy } from './databaseProxy';
import type { Machines } from './machines';
import type { Answer, Exchange, Fault } from './proxy';

/** What a fault can act on. */
export interface Reach {
  random: Random;
  machines: Machines;
  /** Only with PostgreSQL. */
  database?: { proxy: DatabaseProxy; url: string } | undefined;
}

/** Applies the fault. Resolves to false if it was not possible, since no server is killed while another one is starting. */
type Kind = (exchange: Exchange, reach: Reach) => Promise<boolean>;

const page = (status: number, text: string): Answer => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(`<!doctype html><title>${text}</title>`),
});

/** Forwards the call and its response; breaks the connection if there is no server. */
const passOn: Fault = async ({ forward, answer, cut }) => {
  await forward().then(answer, cut);
};

const always =
  (fault: (exchange: Exchange, reach: Reach) => Promise<void>): Kind =>
  async (exchange, reach) => {
    await fault(exchange, reach);
    return true;
  };

/** Applies a fault to the server a few milliseconds after a call was forwarded. */
const duringCall =
  (happens: (reach: Reach) => Promise<boolean>): Kind =>
  async (exchange, reach) => {
    const passed = passOn(exchange);
    await wait(reach.random.int(0, 10));
    const [hasHappened] = await Promise.all([happens(reach), passed]);
    return hasHappened;
  };

const atCommit =
  (where: 'before' | 'after'): Kind =>
  async (exchange, { database }) => {
    database?.proxy.cutNext(where);
    await passOn(exchange);
    return database?.proxy.disarm() ?? false;
  };

async function administer(url: string, work: (client: pg.Client) => Promise<boolean>): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const SERVING = `from pg_stat_activity where application_name = 'motorpark' and datname = current_database()`;

const terminateAll = (url: string) =>
  administer(url, async (client) => {
    const { rowCount } = await client.query(`select pg_terminate_backend(pid) ${SERVING}`);
    return (rowCount ?? 0) > 0;
  });

/** Like a computer out of memory: the database server closes all connections and recovers. */
const killBackend = (url: string) =>
  administer(url, async (client) => {
    const { rows } = await client.query<{ pid: number }>(`select pid ${SERVING} limit 1`);
    const [first] = rows;
    return first !== undefined && process.kill(first.pid, 'SIGKILL');
  });

/** Every kind of fault, with its weight and what it does to a call of a sale. */
export const FAULT_KINDS = {
  'call lost': [10, always(async ({ cut }) => cut())],
  'call cut short': [6, always(async ({ forwardHalf, cut }) => forwardHalf().finally(cut))],
  'answer lost': [20, always(async ({ forward, cut }) => void (await forward().finally(cut)))],
  'answer cut short': [8, always(async ({ forward, answerHalf }) => answerHalf(await forward()))],
  'answer too late': [
    2,
    always(async ({ forward, answer }) => {
      const late = await forward();
      await wait(ANSWER_WITHIN_MS + 100);
      answer(late);
    }),
  ],
  'call delayed': [
    6,
    always(async (exchange, { random }) => {
      await wait(random.int(20, 200));
      await passOn(exchange);
    }),
  ],
  'call sent twice at once': [
    8,
    always(async ({ forward, answer }) => answer(await Promise.any([forward(), forward()]))),
  ],
  'call sent again later': [
    6,
    always(async ({ forward, answer }, { random }) => {
      answer(await forward());
      await wait(random.int(0, 300));
      await forward();
    }),
  ],
  'gateway that gave up': [
    6,
    always(async ({ forward, answer }) => {
      await forward();
      answer(page(504, 'Gateway Time-out'));
    }),
  ],
  'page of a hotspot': [4, always(async ({ answer }) => answer(page(200, 'Log in to the Wi-Fi')))],
  'server killed': [3, duringCall(({ machines }) => machines.restart('kill'))],
  'server stopped in order': [1, duringCall(({ machines }) => machines.restart('stop'))],
  'server frozen': [1, duringCall(({ machines }) => machines.freeze(ANSWER_WITHIN_MS + 300))],
  'database lost before the commit': [8, atCommit('before')],
  'database lost after the commit': [8, atCommit('after')],
  'database connections ended': [
    3,
    duringCall(async ({ database }) => database !== undefined && terminateAll(database.url)),
  ],
  'database process killed': [
    1,
    duringCall(async ({ database }) => database !== undefined && killBackend(database.url)),
  ],
} as const satisfies Record<string, readonly [number, Kind]>;

export type FaultName = keyof typeof FAULT_KINDS | 'tab closed';

/** The kinds of fault that are possible at a site. */
export const kindsOf = ({ database }: Reach) =>
  Object.entries(FAULT_KINDS).filter(([name]) => database !== undefined || !name.startsWith('database'));
