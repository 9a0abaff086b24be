import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from './support/root.mjs';

const SETUP = inRoot('scripts', 'setup.cjs');

/** Runs the setup as if under another version of Node. */
const asNode = (version) =>
  spawnSync(
    process.execPath,
    [
      '-e',
      `const set = (on, name, value) => Object.defineProperty(on, name, { value });
       set(process, 'versions', { ...process.versions, node: '${version}' });
       set(process, 'version', 'v${version}');
       require(${JSON.stringify(SETUP)});`,
    ],
    { encoding: 'utf8' },
  );

it.each(['10.24.1', '16.20.2', '18.20.8', '20.18.3'])(
  'Node %s is told in one line that it is too old',
  (version) => {
    const { status, stdout, stderr } = asNode(version);
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: `Motorpark needs Node 20.19 or newer; this is v${version}. See https://nodejs.org\n`,
    });
  },
);

it('every first command asks it, and every Node can read it', () => {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  for (const name of ['start', 'test', 'dev', 'storybook', 'create-super-admin', 'test:unit', 'test:nodes']) {
    expect(scripts[`pre${name}`]).toMatch(/^node scripts\/setup\.cjs\b/);
  }
  expect(scripts.postinstall).toBe('node scripts/setup.cjs --stamp');
  expect(readFileSync(SETUP, 'utf8')).not.toMatch(/^import |\bawait |\?\?|\?\./m);
});
