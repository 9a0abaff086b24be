import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from './support/root.mjs';

const STATES = new Set(['met', 'met in another way', 'ours only']);
const SECTIONS = [
  '1',
  ...Array.from({ length: 22 }, (_, place) => `2.${place + 1}`),
  ...'3 4 5 6 7 8 9'.split(' '),
];
const TESTS = ['apps', 'packages', 'e2e', 'scripts', '.storybook'].flatMap((folder) =>
  testsIn(inRoot(folder)),
);

/** A test file, and what stands in it: a part of a test's name, or the name of a story. */
const NAMED = /`([\w.-]+\.(?:test\.(?:tsx?|mjs)|spec\.ts|stories\.tsx))`: ([^;]+)/g;

const PAGE = readFileSync(inRoot('docs', 'specification.md'), 'utf8');

it('each sentence has an id and one of three states, with a test that is there or a reason', () => {
  expect(faultsOf(PAGE)).toEqual([]);
});

it('has every section', () => {
  expect([...PAGE.matchAll(/^## ([\d.]+) /gm)].map(([, section]) => section)).toEqual(SECTIONS);
});

it.each([
  ['| 1.2 | staff log in | met | `access.spec.ts`: a link leads |', '1.2 is not 1.1'],
  [
    '| 1.1 | staff log in | met | `access.spec.ts`: nobody wrote this |',
    '1.1 names no test: nobody wrote this',
  ],
  ['| 1.1 | staff log in | met | `gone.spec.ts`: a link leads |', '1.1 names no test: a link leads'],
  ['| 1.1 | staff log in | met | they do |', '1.1 names no test: they do'],
  ['| 1.1 | staff log in | perhaps | they do |', '1.1 is perhaps'],
  ['| 1.1 | staff log in |  | they do |', '1.1 is '],
  ['| 1.1 | staff log in | ours only |  |', '1.1 has no reason'],
  ['| 1.1 | staff log in | ours only | as 7.9 |', '1.1 leads to 7.9'],
])('%s is a fault', (row, fault) => {
  expect(faultsOf(`## 1 What the product does\n\n${row}\n`)).toEqual([fault]);
});

/** Returns what is wrong with the rows of a page. */
function faultsOf(page) {
  const rows = page.split(/^## /m).slice(1).flatMap(rowsOf);
  const ids = new Set(rows.map(({ id }) => id));
  return rows.flatMap((row) => faultsOfRow(row, ids).map((fault) => `${row.id} ${fault}`));
}

function faultsOfRow({ id, expected, state, why }, ids) {
  const faults = state === 'met' ? untested(why).map((named) => `names no test: ${named}`) : [];
  if (id !== expected) faults.push(`is not ${expected}`);
  if (!STATES.has(state)) faults.push(`is ${state}`);
  if (why === '') faults.push('has no reason');
  for (const [, other] of why.matchAll(/\bas (\d[\d.]*\d)/g))
    if (!ids.has(other)) faults.push(`leads to ${other}`);
  return faults;
}

/** Returns the rows of a section, with the id that each should have. */
function rowsOf(section) {
  const [number] = section.split(' ');
  return section
    .split('\n')
    .filter((line) => /^\| *\d/.test(line))
    .map((line, place) => {
      const [, id, , state, why] = line.split('|').map((cell) => cell.trim());
      return { id, expected: `${number}.${place + 1}`, state, why };
    });
}

/** Returns the tests that a cell names and that are not there. */
function untested(cell) {
  const named = [...cell.matchAll(NAMED)];
  if (named.length === 0) return [cell];
  return named.filter(([, file, name]) => !isIn(file, name.trim())).map(([, , name]) => name);
}

function isIn(file, name) {
  const wanted = file.endsWith('.stories.tsx') ? `export const ${name}: Story` : name;
  return TESTS.some(({ path, text }) => path.endsWith(`/${file}`) && text.includes(wanted));
}

function testsIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (path) => !path.includes('node_modules') && /\.(test\.(tsx?|mjs)|spec\.ts|stories\.tsx)$/.test(path),
    )
    .map((path) => ({ path: `/${path}`, text: readFileSync(`${folder}/${path}`, 'utf8') }));
}
