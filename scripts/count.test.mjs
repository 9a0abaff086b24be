import { expect, it } from 'vitest';
import { countOf, failedIn } from './support/count.mjs';
import { inRoot } from './support/root.mjs';

const stats = { expected: 3, flaky: 1, unexpected: 0, skipped: 2 };
const file = (status, ...tests) => ({ status, assertionResults: tests.map((test) => ({ status: test })) });
const units = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };

it('counts a second try of a browser test as passed, and what failed twice as failed', () => {
  const report = { stats, errors: [] };
  expect(countOf({ exitCode: 0, reports: true, report })).toEqual({ passed: 4, failed: 0, skipped: 2 });
  const failing = { stats: { ...stats, unexpected: 1 }, errors: [] };
  expect(countOf({ exitCode: 1, reports: true, report: failing })).toMatchObject({ passed: 4, failed: 1 });
  const broken = { stats, errors: [{ message: 'No server' }] };
  expect(countOf({ exitCode: 1, reports: true, report: broken })).toMatchObject({ passed: 4, failed: 1 });
});

it('counts unit tests and stories, and a file that did not load as failed', () => {
  expect(countOf({ exitCode: 0, reports: true, report: units })).toEqual({
    passed: 5,
    failed: 0,
    skipped: 2,
  });
  const testResults = [file('failed'), file('failed', 'passed', 'failed'), file('passed', 'passed')];
  const report = { ...units, numFailedTests: 1, testResults };
  expect(countOf({ exitCode: 1, reports: true, report })).toMatchObject({ passed: 5, failed: 2 });
});

it('counts a stage that failed for no reason of its tests, or left no report, as one failure', () => {
  expect(countOf({ exitCode: 1, reports: true, report: units })).toMatchObject({ passed: 5, failed: 1 });
  expect(countOf({ exitCode: 0, reports: true })).toEqual({ passed: 0, failed: 1, skipped: 0 });
  const nothing = { ...units, numPassedTests: 0 };
  expect(countOf({ exitCode: 0, reports: true, report: nothing })).toMatchObject({ passed: 0, failed: 1 });
});

it('counts a stage without tests of its own as one check', () => {
  expect(countOf({ exitCode: 0 })).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(countOf({ exitCode: 2 })).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it('names the failed tests, with their file', () => {
  const spec = (title, ok) => ({ file: 'sale.spec.ts', line: 7, title, ok });
  const suites = [{ specs: [spec('sells', true)], suites: [{ specs: [spec('refunds', false)] }] }];
  expect(failedIn({ stats, suites, errors: [] })).toEqual(['sale.spec.ts:7: refunds']);
  const assertionResults = [
    { status: 'passed', fullName: 'A seat is sold' },
    { status: 'failed', fullName: 'A seat is kept' },
  ];
  const testResults = [{ name: inRoot('seat.test.ts'), assertionResults }];
  expect(failedIn({ ...units, testResults })).toEqual(['seat.test.ts: A seat is kept']);
});
