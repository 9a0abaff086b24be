// `npm run test:faults`: makes sales while everything between browser and database fails, and compares the intended sales with the stored
// ones. Both engines are tested in parallel, each in its own process, because the app's client exists once per process.
//
//   npm run test:faults                      1,000 faults, 100 kill -9, 200 clients at one seat, 500 transfers, on each engine
//   npm run test:faults -- --short           fewer of each, as in `npm test`
//   npm run test:faults -- --faults 5000     another number of faults; --kills, --clients and --transfers likewise
//   npm run test:faults -- --seed 42         repeats the same faults and sales
//   npm run test:faults -- --engine embedded on one engine only; the other one is PostgreSQL
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from './support/build.mjs';
import { loadTs } from './support/loadTs.mjs';

const ENGINES = ['embedded', 'PostgreSQL'];

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    faults: { type: 'string' },
    kills: { type: 'string' },
    clients: { type: 'string' },
    transfers: { type: 'string' },
    seed: { type: 'string' },
    engine: { type: 'string' },
  },
});
const usual = values.short
  ? { faults: 40, kills: 2, clients: 200, transfers: 30 }
  : { faults: 1000, kills: 100, clients: 200, transfers: 500 };
const count = (name) => Number(values[name] ?? usual[name]);
const seed = Number(values.seed ?? Date.now() % 1_000_000);

// Explicit, because the app's client would keep checking whether its server is back.
process.exit((await run()) ? 0 : 1);

async function run() {
  if (values.engine !== undefined) return runOn(values.engine);
  await build('build', ['@motorpark/server']);
  console.log(`seed ${seed}`);
  const running = ENGINES.map((engine) =>
    fork(fileURLToPath(import.meta.url), [
      ...process.argv.slice(2),
      '--engine',
      engine,
      '--seed',
      String(seed),
    ]),
  );
  const codes = await Promise.all(running.map(async (one) => (await once(one, 'exit'))[0]));
  return codes.every((code) => code === 0);
}

async function runOn(engine) {
  if (!ENGINES.includes(engine)) throw new Error(`${engine} is none of ${ENGINES.join(', ')}.`);
  return loadTs('/faults/index.ts', ({ runFaults }) =>
    runFaults({
      engine,
      faults: count('faults'),
      kills: count('kills'),
      clients: count('clients'),
      transfers: count('transfers'),
      seed,
      tell: (line) => console.log(line),
    }),
  );
}
