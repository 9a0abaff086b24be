import { relative } from 'node:path';
import { ROOT } from './root.mjs';

/**
 * Returns how many tests of a stage passed, failed and were skipped: from the JSON report of Vitest, Jest or Playwright, or one check if the stage has no tests
 * of its own. A stage that failed without a failed test, or whose report is missing, has one failure more.
 */
export function countOf({ exitCode, reports = false, report }) {
  const count = report ? countReport(report) : { passed: reports ? 0 : 1, failed: 0, skipped: 0 };
  const hasFailed = exitCode !== 0 || (reports && count.passed + count.failed === 0);
  if (!hasFailed || count.failed > 0) return count;
  return { ...count, passed: report ? count.passed : 0, failed: 1 };
}

function countReport({ stats, errors, ...units }) {
  // Playwright names the tests that passed at the second try.
  if (stats)
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
    };
  // A file that failed to load has no failed tests, but counts as failed.
  const broken = units.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: units.numPassedTests,
    failed: units.numFailedTests + broken.length,
    skipped: units.numPendingTests + (units.numTodoTests ?? 0),
  };
}

/** Returns the title of each failed test of a JSON report, with its file. */
export function failedIn({ suites, testResults = [] }) {
  const units = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(ROOT, name)}: ${fullName}`),
  );
  return suites ? suites.flatMap(failedInSuite) : units;
}

function failedInSuite({ specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line}: ${title}`);
  return [...failed, ...suites.flatMap(failedInSuite)];
}
