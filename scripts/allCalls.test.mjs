import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from './support/root.mjs';

const SOURCES = [inRoot('packages', 'api', 'src'), inRoot('apps', 'backoffice', 'src')].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // What stands in for a server of the core calls is loaded only where there is one.
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(?:^|[\\/])(?:stories|core)[\\/]/.test(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })),
);

it('the app reads each call from the table of its noun: the table of all calls would bring those of every screen to the first list', () => {
  expect(SOURCES.length).toBeGreaterThan(100);
  const named = SOURCES.filter(({ text }) => /\b(?:CORE_|EXTENSION_)?CALLS\b/.test(text));
  expect(named.map(({ name }) => name)).toEqual([]);
});
