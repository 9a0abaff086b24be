// `npm run bench`: measures how much longer the same work takes with more data. It compares ratios, which are the same on any computer, and fails if a ratio
// exceeds its limit.
// `npm run bench -- --million`: also measures a million tickets in PostgreSQL, which takes some minutes more (docs/performance.md).
import { createServer } from 'vite';
import { PRODUCT, build } from './support/build.mjs';
import { ROOT } from './support/root.mjs';

const isMillion = process.argv.includes('--million');
if (!isMillion) await build('build', PRODUCT);
const vite = await createServer({
  root: ROOT,
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { runBenchmark } = await vite.ssrLoadModule('/bench/index.ts');
  const isWithin = await runBenchmark((line) => console.log(line), { isMillion });
  process.exitCode = isWithin ? 0 : 1;
} finally {
  await vite.close();
}
