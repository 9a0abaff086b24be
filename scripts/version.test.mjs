import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from './support/root.mjs';

const read = (...path) => JSON.parse(readFileSync(inRoot(...path), 'utf8'));

it('the product, its packages and its lock file have one version', () => {
  const { version } = read('package.json');
  const lock = read('package-lock.json');
  const ours = Object.keys(lock.packages).filter((path) => /^(?:apps|packages)\/[^/]+$/.test(path));
  expect(ours.length).toBeGreaterThan(0);
  const versions = Object.fromEntries(
    ours.flatMap((folder) => [
      [folder, read(folder, 'package.json').version],
      [`${folder} in package-lock.json`, lock.packages[folder].version],
    ]),
  );
  expect(versions).toEqual(Object.fromEntries(Object.keys(versions).map((name) => [name, version])));
});
