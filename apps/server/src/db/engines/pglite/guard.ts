import { spawn } from 'node:child_process';
import { closeSync, constants, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { PRIVATE_FILE } from '../../../files/privateFiles';

/** Releases the folder for the next process. */
export type Release = () => void;

/** libuv's UV_FS_O_EXLOCK, which Node passes on without naming it: on Windows nobody else may open the file, on macOS the kernel locks what is opened. */
const WINDOWS_EXCLUSIVE = 0x10000000;
const BSD_EXCLUSIVE = 0x20;

/** Codes of an `open` that found the lock taken: Windows and macOS. */
const TAKEN = new Set(['EBUSY', 'EAGAIN']);

/**
 * Locks a data folder for this process: two processes on one folder would silently lose each other's rows. The kernel keeps the lock with the folder itself,
 * so it is the same through each path, mount and container of this machine, and releases it when the process ends in any way.
 */
export async function lockFolder(realPath: string): Promise<Release> {
  const fd = openExclusively(realPath);
  try {
    if (process.platform === 'linux') await lockOpened(fd, realPath);
    writeNote(noteIn(realPath));
  } catch (error) {
    closeSync(fd);
    throw error;
  }
  return () => closeSync(fd);
}

/** Returns a file descriptor, which children do not inherit. On Linux it is not locked yet. */
function openExclusively(realPath: string): number {
  try {
    switch (process.platform) {
      case 'linux':
        return openSync(realPath, constants.O_RDONLY);
      case 'win32':
        return openSync(join(realPath, 'lock'), constants.O_RDWR | constants.O_CREAT | WINDOWS_EXCLUSIVE);
      default:
        return openSync(realPath, constants.O_RDONLY | constants.O_NONBLOCK | BSD_EXCLUSIVE);
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && TAKEN.has(String(error.code)))
      throw new FolderInUse(realPath);
    throw error;
  }
}

/**
 * Linux locks nothing while it opens it, and Node cannot call flock. The command of that name can: the lock belongs to what was opened, which it shares with
 * this process, and remains here after the command has ended.
 */
async function lockOpened(fd: number, realPath: string) {
  const command = spawn('flock', ['-x', '-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', fd] });
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    command.on('close', resolve).on('error', (cause) => {
      reject(new Error('The command flock cannot be run. Install the package util-linux.', { cause }));
    });
  });
  if (exitCode === 0) return;
  if (exitCode === 1) throw new FolderInUse(realPath);
  throw new Error(`The data folder ${realPath} cannot be locked (flock ended with ${exitCode}).`);
}

/** The file that names the process that locked the folder last. It is no lock: it may be deleted. */
const noteIn = (realPath: string) => join(realPath, 'opened-by');

/** Writes a new file: an existing one might be readable by others, or a link that another user made. */
function writeNote(file: string) {
  rmSync(file, { force: true });
  writeFileSync(file, `process ${process.pid} on ${hostname()}`, { mode: PRIVATE_FILE, flag: 'wx' });
}

/** Thrown if another process, or another database of this process, has the folder open. */
export class FolderInUse extends Error {
  constructor(realPath: string) {
    super(
      `The data folder ${realPath} is open in another server${holderOf(realPath)}. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
}

function holderOf(realPath: string): string {
  try {
    return ` (${readFileSync(noteIn(realPath), 'utf8')})`;
  } catch {
    return '';
  }
}
