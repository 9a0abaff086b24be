import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hasFormByHand, hasRule, writesByHand } from './support/libraryFirst.mjs';
import { ROOT, inRoot } from './support/root.mjs';

// The customer's card names these packages and places, and wants none of them dropped or replaced.
const PACKAGES =
  'react, react-dom, react-router-dom, storybook, @storybook/react-vite, @chromatic-com/storybook, styled-components, axios, swr, react-final-form, final-form, yup, react-toastify, react-qr-code, react-barcode, vitest, @storybook/test-runner';
const PLACES =
  'package.json, turbo.json, packages/ui, packages/domain, packages/api, apps/backoffice, .storybook, README.md';

/** Tests, stories and what is built, which are no part of the app. */
const NOT_IN_THE_APP = /\.(?:test|stories|fixtures)\.|[/\\](?:node_modules|dist|testing|stories)[/\\]/;

const WORKSPACES = ['.', ...foldersIn('packages'), ...foldersIn('apps')];
const dependencies = WORKSPACES.flatMap((folder) => {
  const { dependencies: ours, devDependencies } = JSON.parse(
    readFileSync(inRoot(folder, 'package.json'), 'utf8'),
  );
  return Object.keys({ ...ours, ...devDependencies });
});
const sources = ['.storybook', ...WORKSPACES.slice(1).map((folder) => join(folder, 'src'))]
  .flatMap((folder) => readdirSync(inRoot(folder), { recursive: true }).map((path) => join(folder, path)))
  .filter((path) => /\.(tsx?|m?js)$/.test(path))
  .map((path) => readFileSync(inRoot(path), 'utf8'))
  .join('\n');

it.each(PACKAGES.split(', '))('the card has %s: a workspace depends on it, and code names it', (name) => {
  expect(dependencies).toContain(name);
  expect(isNamed(name)).toBe(true);
});

it.each(PLACES.split(', '))('the card has %s', (place) => {
  expect(existsSync(join(ROOT, place))).toBe(true);
});

it('a package that nothing imports or configures is noticed', () => {
  expect(isNamed('react-hook-form')).toBe(false);
});

/** What sends a request without the client of the calls. A loader of code that is named `fetch` has no argument. */
const SENDS = /\b(?:fetch\((?!\))|sendBeacon\b|XMLHttpRequest\b|EventSource\b|WebSocket\b)/;
/** The app reads its own page, to see whether the server has another build: no call of the contract. */
const READS_PAGE = /\bfetch\((?:document\.baseURI,|new URL\('\.\/', document\.baseURI\)\))/;

it('every request of the app goes through its client, which is the only code that runs axios', () => {
  const folders = [...foldersIn('packages').map((folder) => join(folder, 'src')), join('apps', 'backoffice')];
  const files = folders.flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true })
      .map((path) => join(folder, path))
      .filter((path) => /\.(?:tsx?|html)$/.test(path) && !NOT_IN_THE_APP.test(path)),
  );
  const read = (path) => readFileSync(inRoot(path), 'utf8').split('\n');
  const beside = files.filter((path) =>
    read(path).some((line) => SENDS.test(line) && !READS_PAGE.test(line)),
  );
  expect(beside).toEqual([]);
  const runsAxios = files.filter((path) =>
    read(path).some((line) => /^import axios\b.* from 'axios'/.test(line)),
  );
  expect(runsAxios).toEqual([join('packages', 'api', 'src', 'http', 'createApi.ts')]);
});

it.each(["fetch('/api/get_trips')", 'new XMLHttpRequest()', 'navigator.sendBeacon(url)'])(
  'a request by %s is noticed',
  (code) => {
    expect(SENDS.test(code)).toBe(true);
    expect(READS_PAGE.test(code)).toBe(false);
  },
);

const screens = ['packages/ui/src', 'packages/api/src', 'apps/backoffice/src']
  .flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\.(?:stories|test|fixtures|guide)\.|\/stories\//.test(path))
  .map((path) => ({ path, source: readFileSync(inRoot(path), 'utf8') }));
const pathsOf = (found) => screens.filter(found).map(({ path }) => path);

it('every form is held by the form library', () => {
  expect(pathsOf(hasFormByHand)).toEqual([]);
});

it('no screen says itself what is wrong with a field: the schemas of the domain do', () => {
  expect(pathsOf((one) => one.path.startsWith('apps/') && hasRule(one))).toEqual([]);
});

it('everything that the app writes goes through one hook', () => {
  expect(pathsOf(writesByHand)).toEqual([]);
});

/** A screen of the app with one piece of code taken out of line. */
const changed = (name, code, instead) => {
  const one = screens.find(({ path }) => path.endsWith(`/${name}`));
  expect(one.source).toContain(code);
  return { path: one.path, source: one.source.replace(code, instead) };
};

it.each([
  ['CodeScreen.tsx', "import { Form } from 'react-final-form';", "import { useState } from 'react';"],
  ['ScanPanel.tsx', '<PlainForm', '<form'],
  ['RoleDialog.tsx', '<ChoiceField', '<ChoiceField value={role} onChange={setRole}'],
])('a form by hand in %s is noticed', (...change) => {
  expect(hasFormByHand(changed(...change))).toBe(true);
});

it.each([
  ['CodeScreen.tsx', 'return errors ??', "setError('The code is missing.'); return errors ??"],
  ['FileDialog.tsx', '{ file: error }', "{ file: 'Choose a file.' }"],
])('a rule of its own in %s is noticed', (...change) => {
  expect(hasRule(changed(...change))).toBe(true);
});

it('a write past the hook is noticed', () => {
  const source = "import useSWRMutation from 'swr/mutation';";
  expect(writesByHand({ path: 'packages/api/src/departure/useHall.ts', source })).toBe(true);
});

/** Whether a source imports the package, or a configuration has it in its list. */
function isNamed(name) {
  return sources.includes(`'${name}'`) || sources.includes(`'${name}/`);
}

function foldersIn(folder) {
  return readdirSync(inRoot(folder))
    .map((name) => join(folder, name))
    .filter((path) => existsSync(inRoot(path, 'package.json')));
}
