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
import { pipeline } from 'node:stream/promises';
import { fsyncFolder } from '../files/fsync';
import { errorText } from '../files/owners';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../files/privateFiles';
import { type BackupKey, encrypting } from './encryption';
import { BackupRefused, type Summary } from './format';
import { checkBackup } from './readBackup';

const PARTIAL_FILE = /^\..+\.\d+\.partial$/;
/** Age after which a partial file was left by a killed process; no backup takes this long. */
const LEFT_OVER_AFTER_MS = 24 * 60 * 60_000;

export interface StoredBackup extends Summary {
  file: string;
  bytes: number;
}

/**
 * Creates a backup file from what `fill` writes, encrypted if there is a key, and readable only by its owner. The file gets its name only after it is complete, flushed to disk and verified; a
 * failed or killed backup leaves no file with that name.
 */
export async function createBackupFile(
  file: string,
  fill: (sink: Writable) => Promise<void>,
  key?: BackupKey,
): Promise<StoredBackup> {
  const folder = dirname(file);
  const partial = join(folder, `.${basename(file)}.${process.pid}.partial`);
  let sink: WriteStream | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
    removeLeftOvers(folder);
    rmSync(partial, { force: true });
    // With `flush`, the data is on disk before the stream reports that it is closed.
    sink = createWriteStream(partial, { fd: openSync(partial, 'wx', PRIVATE_FILE), flush: true });
    // Errors are handled by the writer; this listener only prevents an unhandled 'error' event.
    sink.on('error', () => undefined);
    await (key ? fillEncrypted(sink, fill, key) : fill(sink));
    const summary = await checkBackup(partial, key);
    const { size: bytes } = statSync(partial);
    renameSync(partial, file);
    fsyncFolder(folder);
    return { ...summary, file, bytes };
  } catch (error) {
    if (sink) await closed(sink);
    rmSync(partial, { force: true });
    throw readableError(sink?.errored ?? error, folder, partial, file);
  }
}

/** Fills a file with the encrypted text. Rejects with the first error of either stream. */
async function fillEncrypted(file: WriteStream, fill: (sink: Writable) => Promise<void>, key: BackupKey) {
  const sink = encrypting(key);
  const written = pipeline(sink, file);
  // Whoever fills gets an error of the file from `sink`; here it is only kept from being unhandled.
  written.catch(() => undefined);
  await fill(sink);
  await written;
}

async function closed(sink: WriteStream) {
  sink.destroy();
  if (!sink.closed) await new Promise<void>((done) => sink.once('close', done));
}

/** Throws if the file exists, because a backup never overwrites a file. */
export function refuseTaken(file: string) {
  if (existsSync(file)) throw new BackupRefused(`${file} exists already. Choose another name: --to FILE.`);
}

function removeLeftOvers(folder: string) {
  const names = readdirSync(folder).filter((name) => PARTIAL_FILE.test(name));
  for (const path of names.map((name) => join(folder, name))) {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > LEFT_OVER_AFTER_MS) rmSync(path, { force: true });
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'its disk is full',
  EDQUOT: 'the space allowed on its disk is used up',
  EROFS: 'its disk can only be read',
};

/** Returns a disk error as a sentence with the folder that the user knows. */
function readableError(error: unknown, folder: string, partial: string, file: string): unknown {
  if (error instanceof BackupRefused) return new BackupRefused(error.message.replaceAll(partial, file));
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = code === 'EACCES' || code === 'EPERM' ? errorText(error) : REASONS[code];
  return reason
    ? new BackupRefused(`Nothing could be kept in ${folder}: ${reason}.`, { cause: error })
    : error;
}

/** Returns the name under which a backup is stored: an encrypted one ends in `.enc`. */
export const nameOfBackup = (name: string, key: BackupKey | undefined): string =>
  `${name}.jsonl.gz${key ? '.enc' : ''}`;
