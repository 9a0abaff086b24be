import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inRoot } from './support/root.mjs';
import { readFileTimes, slowestLines } from './support/slowest.mjs';

const folder = mkdtempSync(join(tmpdir(), 'motorpark-slowest-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function left(report) {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

it('reads how long a file of unit tests took, and leaves out what never ran', () => {
  const report = {
    testResults: [
      { name: inRoot('packages', 'ui', 'a.test.ts'), startTime: 1000, endTime: 3500 },
      { name: inRoot('packages', 'ui', 'broken.test.ts'), startTime: 0, endTime: 0 },
    ],
  };
  expect(readFileTimes(left(report))).toEqual([{ file: join('packages', 'ui', 'a.test.ts'), seconds: 2.5 }]);
});

it('adds up the tests of a file of browser tests, those in groups as well', () => {
  const spec = (duration) => ({ tests: [{ results: [{ duration }] }] });
  const report = {
    suites: [
      { file: 'sale.spec.ts', specs: [spec(1000), spec(500)], suites: [{ specs: [spec(2000)] }] },
      { file: 'empty.spec.ts' },
    ],
  };
  expect(readFileTimes(left(report))).toEqual([
    { file: 'sale.spec.ts', seconds: 3.5 },
    { file: 'empty.spec.ts', seconds: 0 },
  ]);
});

it('knows nothing of a stage that left nothing', () => {
  expect(readFileTimes(join(folder, 'nothing.json'))).toEqual([]);
});

it('names the slowest files of all stages together, the slowest first', () => {
  const stages = [
    { name: 'unit', files: [{ file: 'a.test.ts', seconds: 2.5 }] },
    {
      name: 'browser',
      files: [
        { file: 'b.spec.ts', seconds: 12 },
        { file: 'c.spec.ts', seconds: 1 },
      ],
    },
  ];
  expect(slowestLines(stages, 2)).toEqual(['   12.0 s  browser  b.spec.ts', '    2.5 s  unit     a.test.ts']);
});
