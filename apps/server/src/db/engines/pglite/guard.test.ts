import { createServer } from 'node:net';
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FolderInUse, lockFolder, socketFileOf } from './guard';

const anyFolder = () => `/somewhere/${process.pid}/${performance.now()}`;

/** The kernel's lock differs between systems; its meaning does not. */
describe.each(process.platform === 'win32' ? (['win32'] as const) : (['linux', 'darwin'] as const))(
  'A data folder, the way of %s',
  (platform) => {
    it('has one holder, who is named to the next', async () => {
      const folder = anyFolder();
      const release = await lockFolder(folder, platform);
      onTestFinished(release);
      await expect(lockFolder(folder, platform)).rejects.toThrow(
        `The data folder ${folder} is open in another server (process ${process.pid}).`,
      );
      const other = await lockFolder(anyFolder(), platform);
      await other();
    });

    it('has the same holder, named, however long the computer is busy with something else', async () => {
      const folder = anyFolder();
      const release = await lockFolder(folder, platform);
      onTestFinished(release);
      const next = expect(lockFolder(folder, platform)).rejects.toThrow(`(process ${process.pid})`);
      for (let turn = 0; turn < 6; turn += 1) {
        await nextTurn();
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
      }
      await next;
    });

    it('is free once it is released', async () => {
      const folder = anyFolder();
      await (
        await lockFolder(folder, platform)
      )();
      await (
        await lockFolder(folder, platform)
      )();
    });

    it('goes to one of many who want it at once', async () => {
      const folder = anyFolder();
      const results = await Promise.allSettled(Array.from({ length: 6 }, () => lockFolder(folder, platform)));
      const held = results.filter((result) => result.status === 'fulfilled');
      for (const { value } of held) onTestFinished(value);
      expect(held).toHaveLength(1);
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(FolderInUse);
    });
  },
);

describe.runIf(process.platform !== 'win32')('A socket file', () => {
  it('that a killed process left behind is taken over', async () => {
    const folder = anyFolder();
    const file = socketFileOf(folder);
    const script = `require('net').createServer().listen(${JSON.stringify(file)}, () => process.kill(process.pid, 'SIGKILL'))`;
    expect(() => execFileSync(process.execPath, ['-e', script], { stdio: 'ignore' })).toThrow();
    expect(existsSync(file)).toBe(true);
    const release = await lockFolder(folder, 'darwin');
    await expect(lockFolder(folder, 'darwin')).rejects.toThrow(FolderInUse);
    await release();
    expect(existsSync(file)).toBe(false);
  });

  it('whose process is too busy to answer is left alone', async () => {
    const folder = anyFolder();
    const file = socketFileOf(folder);
    const silent = createServer().listen(file);
    onTestFinished(() => void silent.close());
    onTestFinished(() => rmSync(file, { force: true }));
    await once(silent, 'listening');
    await expect(lockFolder(folder, 'darwin')).rejects.toThrow('is open in another server. Stop');
  });
});
