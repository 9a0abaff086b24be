import { existsSync, readFileSync } from 'node:fs';

/** The names of the tests that failed at first and passed when they were run again, by what a stage has left: see secondTryReporter.mjs, or Playwright's JSON. */
export function readSecondTries(path) {
  if (!existsSync(path)) return [];
  const report = JSON.parse(readFileSync(path, 'utf8'));
  return report.secondTries ?? report.suites?.flatMap((suite) => ofSuite(suite)) ?? [];
}

function ofSuite({ specs = [], suites = [] }) {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file} › ${title}`);
  return [...own, ...suites.flatMap((suite) => ofSuite(suite))];
}
