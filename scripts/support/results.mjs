import { existsSync, readFileSync } from 'node:fs';

/**
 * The readers below return { passed, failed, skipped } from a tool's report. A tool that failed without a failed test, wrote no report or ran nothing counts as
 * one failure.
 */
export function readUnits(path, code) {
  return judged(read(path), code, countUnits);
}

/** Reads the browser tests. */
export function readBrowserTests(path, code) {
  return judged(read(path), code, ({ stats, errors }) => ({
    // Tests that passed at the second try are listed separately: see secondTry.mjs.
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }));
}

/** Result of a check without tests of its own, such as lint. */
export function oneCheck(code) {
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** Vitest's report is that of Jest, which runs the stories. */
function countUnits({ numPassedTests, numFailedTests, numPendingTests, numTodoTests = 0, testResults }) {
  // A file that failed to load has no failed tests, but counts as failed.
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles,
    skipped: numPendingTests + numTodoTests,
  };
}

function judged(report, code, count) {
  const result = report ? count(report) : { passed: 0, failed: 0, skipped: 0 };
  const isSilent = result.passed + result.failed === 0;
  const isUnexplained = code !== 0 && result.failed === 0;
  return isSilent || isUnexplained ? { ...result, failed: result.failed + 1 } : result;
}

function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
