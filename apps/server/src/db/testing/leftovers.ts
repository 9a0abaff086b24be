import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';

/** Who a process runs as, where it isn't the one who starts it. */
export interface Owner {
  uid: number;
  gid: number;
}

/** Something a test run leaves behind, and the way to be rid of it. */
export interface Leftover {
  process: ChildProcess;
  remove: () => Promise<void>;
}

/**
 * Runs a shell script that waits for its standard input to end (`cat`) and then cleans up. The input ends when this
 * process does, however it does: a killed test run leaves neither a server nor a folder behind.
 */
export function untilWeEnd(script: string, args: string[], owner: Owner | undefined): Leftover {
  const child = spawn('/bin/sh', ['-c', script, 'sh', ...args], {
    ...owner,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
  });
  child.unref();
  return {
    process: child,
    async remove() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.ref();
      child.stdin?.end();
      await once(child, 'exit');
    },
  };
}

/** Removes a folder when told to, or when this process has ended; again while a test that outlived it still writes there. */
export function removedWhenWeEnd(folder: string): () => Promise<void> {
  if (process.platform === 'win32') return () => rm(folder, { recursive: true });
  const script =
    'cat; for again in 1 2 3 4 5 6 7 8 9; do rm -rf "$1" && [ ! -e "$1" ] && exit; sleep 1; done';
  return untilWeEnd(script, [folder], undefined).remove;
}
