import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readFailures } from './support/failures.mjs';

const folder = mkdtempSync(join(tmpdir(), 'motorpark-failures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function left(report) {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

it('repeats which unit tests failed and what they said', () => {
  const report = {
    testResults: [
      {
        name: resolve('money.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds up', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'takes away',
            failureMessages: ['expected 1\u001b[31m to be 2\nat line 3'],
          },
        ],
      },
      { name: resolve('broken.test.ts'), status: 'failed', message: 'No such module', assertionResults: [] },
    ],
  };
  expect(readFailures(left(report))).toEqual([
    'money.test.ts › takes away\n    expected 1 to be 2\n    at line 3',
    'broken.test.ts\n    No such module',
  ]);
});

it('repeats which browser tests failed at their last try, in groups as well', () => {
  const spec = (title, status, ...messages) => ({
    file: 'sale.spec.ts',
    title,
    tests: [{ status, results: messages.map((message) => ({ errors: [{ message }] })) }],
  });
  const report = {
    errors: [{ message: 'No server' }],
    suites: [
      {
        specs: [spec('sells', 'expected'), spec('prints', 'flaky', 'no paper')],
        suites: [{ specs: [spec('voids', 'unexpected', 'gone at first', 'gone again')] }],
      },
    ],
  };
  expect(readFailures(left(report))).toEqual(['all\n    No server', 'sale.spec.ts › voids\n    gone again']);
});

it('tells the beginning of a long story, and nothing of a stage that left nothing', () => {
  const testResults = [
    { name: resolve('long.test.ts'), status: 'failed', message: 'line\n'.repeat(99), assertionResults: [] },
  ];
  expect(readFailures(left({ testResults }))[0].split('\n')).toHaveLength(13);
  expect(readFailures(join(folder, 'nothing.json'))).toEqual([]);
});
