// `npm test`: runs all stages, even if an earlier one failed. The last line is the result.
import { mkdirSync, rmSync } from 'node:fs';
import { build } from './support/build.mjs';
import { readFailures } from './support/failures.mjs';
import { oneCheck, readBrowserTests, readUnits } from './support/results.mjs';
import { inRoot } from './support/root.mjs';
import { run } from './support/run.mjs';
import { readSecondTries } from './support/secondTry.mjs';
import { readFileTimes, slowestLines } from './support/slowest.mjs';
import { printTable } from './support/table.mjs';

const left = (name) => inRoot('test-results', name);

/** Reports of the stages that have tests of their own. */
const REPORTS = { unit: 'unit.json', stories: 'stories.json', browser: 'e2e.json' };
/** Reports that name the tests that only passed at the second try. */
const SECOND_TRIES = ['unit-second-tries.json', 'stories.json', 'e2e.json'];

const STAGES = {
  lint: async (options) => oneCheck((await run('node', ['scripts/lint.mjs'], options)).code),
  types: async (options) => {
    const args = ['run', 'typecheck', 'typecheck:root', '--continue', '--output-logs=errors-only'];
    return oneCheck((await run('turbo', args, options)).code);
  },
  unit: async (options) => {
    const reporters = ['default', 'json', './scripts/support/secondTryReporter.mjs'];
    const args = [
      'run',
      ...reporters.map((name) => `--reporter=${name}`),
      `--outputFile.json=${left('unit.json')}`,
    ];
    return readUnits(left('unit.json'), (await run('vitest', args, options)).code);
  },
  faults: async (options) =>
    oneCheck((await run('node', ['scripts/test-faults.mjs', '--short'], options)).code),
  stories: async (options) =>
    readUnits(left('stories.json'), (await run('node', ['scripts/test-storybook.mjs'], options)).code),
  browser: async (options) =>
    readBrowserTests(left('e2e.json'), (await run('node', ['scripts/test-e2e.mjs'], options)).code),
};

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (isStopping = true));

mkdirSync(left(''), { recursive: true });
for (const name of [...Object.values(REPORTS), ...SECOND_TRIES]) rmSync(left(name), { force: true });

const results = [];

// Two lanes for two processors, each with more work than a processor can do, so that neither is ever idle: the browser tests wait half of the time. The
// Storybook is only built early here; the stage that needs it reports a failure of the build.
await Promise.all([
  build('build-storybook')
    .catch(() => {})
    .then(() => stagesInTurn(['lint', 'types', 'unit', 'faults'], { quiet: true })),
  stagesInTurn(['browser', 'stories'], { quiet: false }),
]);

printTable(Object.keys(STAGES).flatMap((name) => results.filter((result) => result.name === name)));
const times = Object.entries(REPORTS).map(([name, path]) => ({ name, files: readFileTimes(left(path)) }));
console.log(`\nThe slowest files:\n${slowestLines(times).join('\n')}`);
const secondTries = SECOND_TRIES.flatMap((name) => readSecondTries(left(name)));
if (secondTries.length > 0)
  console.log(`\nPassed at the second try only, and to be mended:\n${secondTries.join('\n')}`);
const failures = Object.values(REPORTS).flatMap((path) => readFailures(left(path)));
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
const sum = (what) => results.reduce((total, result) => total + result[what], 0);
if (isStopping) console.log('\nStopped before the end.');
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exit(sum('failed') > 0 || isStopping ? 1 : 0);

/** Runs stages one after the other. The output of a quiet stage is only printed if it failed. */
async function stagesInTurn(names, { quiet }) {
  for (const name of names) {
    if (isStopping) return;
    const started = performance.now();
    if (!quiet) console.log(`\n── ${name} ${'─'.repeat(60)}`);
    let output = '';
    const result = await STAGES[name]({ quiet, onOutput: (text) => (output += text) }).catch((error) => {
      output += error.stack;
      return oneCheck(1);
    });
    if (quiet && result.failed > 0) console.log(`\n── ${name} ${'─'.repeat(60)}\n${output}`);
    const seconds = (performance.now() - started) / 1000;
    results.push({ name, seconds, ...result });
    console.log(`${name}: ${result.failed > 0 ? 'FAILED' : 'passed'} in ${seconds.toFixed(1)} s`);
  }
}
