import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { releasedCommit } from './support/releasedCommit.mjs';
import { run } from './support/run.mjs';

const clone = mkdtempSync(join(tmpdir(), 'motorpark-clone-'));
afterAll(() => rmSync(clone, { recursive: true }));

const git = (...args) =>
  run('git', ['-c', 'user.name=Ngozi', '-c', 'user.email=ngozi@company.ng', ...args], {
    cwd: clone,
    reject: true,
  });
const write = (version) => writeFileSync(join(clone, 'package.json'), JSON.stringify({ version }));
const commit = async (text) => {
  await git('add', '.');
  await git('commit', '--message', text);
};

it('a version is released from one commit only, and from nothing that is not committed', async () => {
  await git('init');
  write('1.2.0');
  await commit('the version');
  const first = await releasedCommit(clone);
  expect(first.commit).toMatch(/^[0-9a-f]{7}$/);
  expect(await releasedCommit(clone)).toEqual(first);

  writeFileSync(join(clone, 'more'), 'more');
  await expect(releasedCommit(clone)).rejects.toThrow('commit what was changed');
  await commit('more');
  await expect(releasedCommit(clone)).rejects.toThrow(`1.2.0 is commit ${first.commit} (tag v1.2.0)`);

  write('1.2.1');
  await commit('the next version');
  expect((await releasedCommit(clone)).commit).not.toBe(first.commit);
});
