import {
  createWriteStream,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  type WriteStream,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { fsyncFolder } from '../fsync';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../privateFiles';
import { BackupRefused, type Summary } from './format';
import { checkBackup } from './readBackup';

const ASIDE = /^\..+\.\d+\.partial$/;
/** Nothing is written for so long: what is left aside then, its process has been killed. */
const LEFT_OVER_AFTER_MS = 24 * 60 * 60_000;

/** A backup on the disk. */
export interface Kept extends Summary {
  file: string;
  bytes: number;
}

/**
 * Makes a file of what `fill` writes, for its owner alone. It has its name only once it is whole, on the disk, and has been read again as a
 * backup; what fails or is killed before leaves no such file.
 */
export async function keepBackup(file: string, fill: (sink: Writable) => Promise<void>): Promise<Kept> {
  const folder = dirname(file);
  const aside = join(folder, `.${basename(file)}.${process.pid}.partial`);
  let sink: WriteStream | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
    removeLeftOvers(folder);
    rmSync(aside, { force: true });
    // Forced to the disk before it is closed, and only then the writing is through.
    sink = createWriteStream(aside, { fd: openSync(aside, 'wx', PRIVATE_FILE), flush: true });
    // Told to whoever writes, and by whoever writes.
    sink.on('error', () => undefined);
    await fill(sink);
    const summary = await checkBackup(aside);
    const { size: bytes } = statSync(aside);
    renameSync(aside, file);
    fsyncFolder(folder);
    return { ...summary, file, bytes };
  } catch (error) {
    if (sink) await closed(sink);
    rmSync(aside, { force: true });
    throw forPeople(sink?.errored ?? error, folder, aside, file);
  }
}

async function closed(sink: WriteStream) {
  sink.destroy();
  if (!sink.closed) await new Promise<void>((done) => sink.once('close', done));
}

/** Refuses a name that is taken: a backup is never written over. */
export function refuseTaken(file: string) {
  if (existsSync(file)) throw new BackupRefused(`${file} exists already. Choose another name: --to FILE.`);
}

function removeLeftOvers(folder: string) {
  const names = readdirSync(folder).filter((name) => ASIDE.test(name));
  for (const path of names.map((name) => join(folder, name))) {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > LEFT_OVER_AFTER_MS) rmSync(path, { force: true });
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'its disk is full',
  EDQUOT: 'the space allowed on its disk is used up',
  EROFS: 'its disk can only be read',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
};

/** An error of the disk as a sentence, with the folder that people know. */
function forPeople(error: unknown, folder: string, aside: string, file: string): unknown {
  if (error instanceof BackupRefused) return new BackupRefused(error.message.replaceAll(aside, file));
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = REASONS[code];
  return reason
    ? new BackupRefused(`Nothing could be kept in ${folder}: ${reason}.`, { cause: error })
    : error;
}
