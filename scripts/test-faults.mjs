// `npm run test:faults`: sells while everything between browser and database breaks, and compares what was meant with what is stored.
//
//   npm run test:faults                      1,000 faults, 100 kill -9, 200 clients at one seat, on each engine
//   npm run test:faults -- --short           some of each, as `npm test` does
//   npm run test:faults -- --faults 5000     more of them; --kills and --clients likewise
//   npm run test:faults -- --seed 42         the same faults and sales again
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { build } from './support/build.mjs';
import { ROOT } from './support/root.mjs';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    faults: { type: 'string' },
    kills: { type: 'string' },
    clients: { type: 'string' },
    seed: { type: 'string' },
  },
});
const usual = values.short
  ? { faults: 40, kills: 2, clients: 200 }
  : { faults: 1000, kills: 100, clients: 200 };
const count = (name) => Number(values[name] ?? usual[name]);

await build('build', ['@motorpark/server']);
const vite = await createServer({
  root: ROOT,
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
});
let holds = false;
try {
  const { runFaults } = await vite.ssrLoadModule('/faults/index.ts');
  holds = await runFaults({
    faults: count('faults'),
    kills: count('kills'),
    clients: count('clients'),
    seed: Number(values.seed ?? Date.now() % 1_000_000),
    tell: (line) => console.log(line),
  });
} finally {
  await vite.close();
}
// The client goes on looking whether its server is back.
process.exit(holds ? 0 : 1);
