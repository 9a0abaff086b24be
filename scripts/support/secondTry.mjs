import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from './root.mjs';

/** Returns the names of tests that failed first and passed when repeated, from a stage's report: that of secondTryReporter.mjs, or the JSON of Playwright or Jest. */
export function readSecondTries(path) {
  if (!existsSync(path)) return [];
  const report = JSON.parse(readFileSync(path, 'utf8'));
  if (report.testResults) return report.testResults.flatMap(ofJestFile);
  return report.secondTries ?? report.suites?.flatMap((suite) => ofSuite(suite)) ?? [];
}

const ofJestFile = ({ name, assertionResults }) =>
  assertionResults
    .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
    .map(({ fullName }) => `${relative(ROOT, name)} › ${fullName}`);

function ofSuite({ specs = [], suites = [] }) {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file} › ${title}`);
  return [...own, ...suites.flatMap((suite) => ofSuite(suite))];
}
