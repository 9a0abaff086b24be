import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { emptyFolder } from '../../testing/pgliteTemplate';
import { FolderInUse, lockFolder } from './guard';

const aFolder = () => emptyFolder(inject('pgliteTemplate'));

describe('A data folder', () => {
  it('has one holder, who is named to the next, by whichever path', async () => {
    const folder = aFolder();
    onTestFinished(await lockFolder(folder));
    await expect(lockFolder(folder)).rejects.toThrow(
      `The data folder ${folder} is open in another server (process ${process.pid} on `,
    );
    const link = join(aFolder(), 'link');
    symlinkSync(folder, link, 'junction');
    await expect(lockFolder(link)).rejects.toThrow(FolderInUse);
    onTestFinished(await lockFolder(aFolder()));
  });

  it('is free once it is released', async () => {
    const folder = aFolder();
    (await lockFolder(folder))();
    (await lockFolder(folder))();
  });

  it('that is missing is not taken for one in use', async () => {
    await expect(lockFolder(join(aFolder(), 'missing'))).rejects.toThrow('ENOENT');
  });
});

describe.runIf(process.platform === 'linux')('Without the command flock', () => {
  it('the server does not start, and says what to install', async () => {
    const { PATH } = process.env;
    process.env.PATH = aFolder();
    onTestFinished(() => void (process.env.PATH = PATH));
    await expect(lockFolder(aFolder())).rejects.toThrow('Install the package util-linux.');
  });
});
