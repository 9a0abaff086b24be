// `npm run test:nodes`: installs each supported version of Node and on each starts the product, logs in and runs the unit tests.
// Versions that are too old must be rejected with one line.
//
//   npm run test:nodes -- seat        only unit test files with "seat" in their path
//   npm run test:nodes -- --only 24   only versions that begin with this
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PRODUCT, build } from './support/build.mjs';
import { NODES, TOO_OLD, fetchNode, onNode } from './support/nodes.mjs';
import { oneCheck, readUnits } from './support/results.mjs';
import { inRoot } from './support/root.mjs';
import { run } from './support/run.mjs';
import { startAndLogIn } from './support/startAndLogIn.mjs';
import { printTable } from './support/table.mjs';

const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
const isWanted = (version) => version.startsWith(values.only ?? '');
const results = [];

mkdirSync(inRoot('test-results'), { recursive: true });
await build('build', PRODUCT);
for (const version of TOO_OLD.filter(isWanted)) await stage(`${version} old`, () => isRefused(version));
for (const version of NODES.filter(isWanted)) {
  await stage(`${version} start`, () => starts(version));
  await stage(`${version} unit`, () => passesUnits(version));
}

printTable(results);
const sum = (what) => results.reduce((total, result) => total + result[what], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exit(sum('failed') > 0 || results.length === 0 ? 1 : 0);

async function stage(name, check) {
  const started = performance.now();
  const result = await check().catch((error) => {
    console.error(error.stack);
    return oneCheck(1);
  });
  const seconds = (performance.now() - started) / 1000;
  results.push({ name, seconds, ...result });
  console.log(`${name}: ${result.failed > 0 ? 'FAILED' : 'passed'} in ${seconds.toFixed(1)} s`);
}

async function isRefused(version) {
  const node = join(await fetchNode(version), 'node');
  const { status, stdout, stderr } = spawnSync(node, [inRoot('scripts', 'setup.cjs')], { encoding: 'utf8' });
  const output = stdout + stderr;
  const isRight = status === 1 && /^Motorpark needs Node [^\n]+; this is v[\d.]+\.[^\n]*\n$/.test(output);
  if (!isRight) console.error(output);
  return oneCheck(isRight ? 0 : 1);
}

async function starts(version) {
  const dataDir = mkdtempSync(join(tmpdir(), 'motorpark-node-'));
  try {
    await startAndLogIn({ node: join(await fetchNode(version), 'node'), dataDir });
    return oneCheck(0);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function passesUnits(version) {
  const report = inRoot('test-results', `unit-${version}.json`);
  rmSync(report, { force: true });
  const args = [
    'run',
    ...positionals,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { code, output } = await run('vitest', args, { env: onNode(await fetchNode(version)), quiet: true });
  if (code !== 0) console.error(output);
  return readUnits(report, code);
}
