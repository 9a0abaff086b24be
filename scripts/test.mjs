// `npm test`: runs all stages, each to its end even if another one failed; turbo.json has their order. The last lines name
// the failed tests and say how many passed.
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { countOf, failedIn } from './support/count.mjs';
import { inRoot } from './support/root.mjs';
import { show } from './support/run.mjs';

const STAGES = [
  'lint',
  'typecheck',
  'typecheck:root',
  'test:unit',
  'test:faults:short',
  'test:e2e',
  'test-storybook',
];
/** The reports of the stages that have tests of their own. */
const REPORTS = {
  '//#test:unit': inRoot('test-results', 'unit.json'),
  '//#test:e2e': inRoot('test-results', 'e2e.json'),
  '//#test-storybook': inRoot('test-results', 'stories.json'),
};
/** Turbo writes here how each stage ended. */
const RUNS = inRoot('.turbo', 'runs');

console.log(
  'Everything takes about 45 minutes on two free processors. What is too long for that: npm run test:long.',
);
const start = Date.now();
for (const path of [...Object.values(REPORTS), RUNS]) rmSync(path, { recursive: true, force: true });
const run = await show('turbo', [
  'run',
  ...STAGES,
  '--continue',
  '--concurrency=4',
  '--log-order=grouped',
  '--no-update-notifier',
  '--summarize',
]);

const stages = stagesOfRun().map(({ taskId, execution: { exitCode } }) => ({
  taskId,
  exitCode,
  reports: taskId in REPORTS,
  report: existsSync(REPORTS[taskId]) ? read(REPORTS[taskId]) : undefined,
}));
const counts = stages.map(countOf);
const sum = (what) => counts.reduce((total, count) => total + count[what], 0);
for (const { taskId, exitCode, report } of stages) {
  const failed = report ? failedIn(report) : [];
  if (exitCode !== 0) console.log(`\nFailed: ${taskId}`, ...failed.map((test) => `\n  ${test}`));
}
console.log(`\nIt took ${Math.round((Date.now() - start) / 60_000)} minutes.`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exit(run.exitCode !== 0 || sum('failed') > 0 || counts.length === 0 ? 1 : 0);

function stagesOfRun() {
  const [summary] = existsSync(RUNS) ? readdirSync(RUNS) : [];
  return summary ? read(inRoot('.turbo', 'runs', summary)).tasks.filter(({ execution }) => execution) : [];
}

function read(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
