// `npm run bench`: measures how much longer the same work takes with more data. It compares ratios, which are the same on any computer, and fails if a ratio
// exceeds its limit.
// `npm run bench -- --million`: also measures a million tickets in PostgreSQL, which takes some minutes more (docs/performance.md).
import { PRODUCT, build } from './support/build.mjs';
import { loadTs } from './support/loadTs.mjs';

const isMillion = process.argv.includes('--million');
if (!isMillion) await build('build', PRODUCT);
await loadTs('/bench/index.ts', async ({ runBenchmark }) => {
  process.exitCode = (await runBenchmark((line) => console.log(line), { isMillion })) ? 0 : 1;
});
