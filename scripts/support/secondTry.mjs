import { existsSync, readFileSync } from 'node:fs';

/** Returns the names of tests that failed first and passed when repeated, from a stage's report: that of secondTryReporter.mjs, or Playwright's JSON. */
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
