import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, inRoot } from './support/root.mjs';

// The customer's card names these packages and places, and wants none of them dropped or replaced.
const PACKAGES =
  'react, react-dom, react-router-dom, storybook, @storybook/react-vite, @chromatic-com/storybook, styled-components, axios, swr, react-final-form, final-form, yup, react-toastify, react-qr-code, react-barcode, vitest, @storybook/test-runner';
const PLACES =
  'package.json, turbo.json, packages/ui, packages/domain, packages/api, apps/backoffice, .storybook, README.md';

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

/** Whether a source imports the package, or a configuration has it in its list. */
function isNamed(name) {
  return sources.includes(`'${name}'`) || sources.includes(`'${name}/`);
}

function foldersIn(folder) {
  return readdirSync(inRoot(folder))
    .map((name) => join(folder, name))
    .filter((path) => existsSync(inRoot(path, 'package.json')));
}
