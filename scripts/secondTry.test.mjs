import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inRoot } from './support/root.mjs';
import { readBrowserTests } from './support/results.mjs';
import { readSecondTries } from './support/secondTry.mjs';

const folder = mkdtempSync(join(tmpdir(), 'motorpark-second-try-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function left(report) {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

const spec = (title, status) => ({ file: 'sale.spec.ts', title, tests: [{ status }] });
const stats = (more) => ({ expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...more });

it('names what passed at its second try only, in groups as well', () => {
  const report = {
    suites: [
      {
        specs: [spec('sells', 'expected'), spec('prints', 'flaky')],
        suites: [{ specs: [spec('voids', 'flaky'), spec('races', 'unexpected')] }],
      },
    ],
  };
  expect(readSecondTries(left(report))).toEqual(['sale.spec.ts › prints', 'sale.spec.ts › voids']);
  expect(readSecondTries(left({ secondTries: ['money.test.ts › adds up'] }))).toEqual([
    'money.test.ts › adds up',
  ]);
  const story = (fullName, status, invocations) => ({ fullName, status, invocations });
  const stories = [story('At once', 'passed', 1), story('Late', 'passed', 2), story('Never', 'failed', 2)];
  const testResults = [{ name: inRoot('Button.stories.tsx'), assertionResults: stories }];
  expect(readSecondTries(left({ testResults }))).toEqual(['Button.stories.tsx › Late']);
});

it('knows nothing of a stage that left nothing', () => {
  expect(readSecondTries(join(folder, 'nothing.json'))).toEqual([]);
});

it('counts a second try as passed, and what failed twice as failed', () => {
  const path = left({ stats: stats({ expected: 3, flaky: 1 }), errors: [] });
  expect(readBrowserTests(path, 0)).toEqual({ passed: 4, failed: 0, skipped: 0 });
  const failing = left({ stats: stats({ expected: 3, flaky: 1, unexpected: 1 }), errors: [] });
  expect(readBrowserTests(failing, 1)).toEqual({ passed: 4, failed: 1, skipped: 0 });
});
