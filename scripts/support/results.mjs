import { existsSync, readFileSync } from 'node:fs';

/**
 * Each reads what a tool has left and answers { passed, failed, skipped }. A tool that failed without a failed test, left nothing,
 * or ran nothing at all counts as one failure: silence never passes.
 */
export function readUnits(path, code) {
  return judged(read(path), code, countVitest);
}

/** The browser tests, and the stories, which are run by Playwright as well. */
export function readBrowserTests(path, code) {
  return judged(read(path), code, ({ stats, errors }) => ({
    // What passed at its second try is named beside: see secondTry.mjs.
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }));
}

export function readCounts(path, code) {
  return judged(read(path), code, ({ passed, failed, skipped }) => ({ passed, failed, skipped }));
}

/** A check without tests of its own, such as lint. */
export function oneCheck(code) {
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

function countVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests = 0, testResults }) {
  // A file that could not be loaded has no failed test, yet has failed.
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
