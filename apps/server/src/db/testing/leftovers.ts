import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';

/** The user that a process runs as, if it differs from its parent's. */
export interface Owner {
  uid: number;
  gid: number;
}

/** A resource that a test run leaves behind, and a function that removes it. */
export interface Leftover {
  process: ChildProcess;
  remove: () => Promise<void>;
}

/**
 * Runs a shell script that waits for the end of its standard input (`cat`) and then cleans up. The input ends when this process ends in any way, so a
 * killed test run leaves no server and no folder behind.
 */
export function runUntilExit(script: string, args: string[], owner: Owner | undefined): Leftover {
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

/** Returns a function that removes a folder; it is also removed when this process has ended. Retries while a test that outlived it still writes there. */
export function removeOnExit(folder: string): () => Promise<void> {
  if (process.platform === 'win32') return () => rm(folder, { recursive: true });
  const script =
    'cat; for again in 1 2 3 4 5 6 7 8 9; do rm -rf "$1" && [ ! -e "$1" ] && exit; sleep 1; done';
  return runUntilExit(script, [folder], undefined).remove;
}
