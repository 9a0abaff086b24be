import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from './root.mjs';

/** Returns the duration of each test file in seconds, from a stage's report: Vitest's JSON or Playwright's. */
export function readFileTimes(path) {
  if (!existsSync(path)) return [];
  const report = JSON.parse(readFileSync(path, 'utf8'));
  return report.testResults ? vitestTimes(report.testResults) : playwrightTimes(report.suites ?? []);
}

/** The slowest files, as lines of text. */
export function slowestLines(stages, count = 10) {
  return stages
    .flatMap(({ name, files }) => files.map((file) => ({ stage: name, ...file })))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ stage, file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${stage.padEnd(8)} ${file}`);
}

/** A file that failed to load has no times. */
function vitestTimes(files) {
  return files
    .map(({ name, startTime, endTime }) => ({
      file: relative(ROOT, name ?? ''),
      seconds: (endTime - startTime) / 1000,
    }))
    .filter(({ seconds }) => seconds > 0);
}

/** Playwright runs a file's tests in parallel, so a file's duration is the sum of its tests'. */
function playwrightTimes(suites) {
  return suites.map((suite) => ({ file: suite.file, seconds: durationOf(suite) / 1000 }));
}

function durationOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((total, { duration }) => total + duration, 0);
  return suites.reduce((total, suite) => total + durationOf(suite), own);
}
