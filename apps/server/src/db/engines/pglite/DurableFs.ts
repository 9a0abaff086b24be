import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { endForRoom, endProcess } from './endProcess';

/** The operations on open files in PGlite's file system. They are not part of PGlite's API, which is why its version is pinned. */
interface FileOperations {
  fsync?: (file: OpenFile) => number;
  write: (file: OpenFile, ...what: unknown[]) => number;
  setattr: SetAttributes;
}

/** The operations on folder entries, open or not. */
interface EntryOperations {
  mknod: (parent: unknown, name: string, mode: number, device: number) => unknown;
  setattr: SetAttributes;
}

type SetAttributes = (entry: unknown, attributes: { mode?: number }) => void;

interface OpenFile {
  /** The file descriptor. */
  nfd: number;
  /** The path inside the database's file system. */
  path?: string;
}

/** Called when a write to disk fails; must not return. */
type EndProcess = (why: string) => never;

/**
 * PGlite's folder on disk, readable only by its owner and with real fsyncs: PGlite by itself never calls fsync, so that a power cut loses acknowledged
 * commits. If writing the log fails, the database ends immediately, as PostgreSQL does: nothing more is acknowledged, and the next start recovers from
 * the disk. (PGlite would loop forever.) On a full disk that is its thread, otherwise the process.
 */
export class DurableFs extends NodeFS {
  /** Number of fsyncs since the start. */
  fsyncs = 0;

  constructor(
    folder: string,
    private readonly fsync: (descriptor: number) => void = fsyncSync,
    private readonly end: EndProcess = endProcess,
  ) {
    super(folder);
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const hook = (module: PGlite['Module']) => {
      const { files, entries } = operationsOf(module);
      this.hook(files);
      restrictToOwner(files, entries);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] } };
  }

  private endFor(why: string, error: unknown): never {
    if (isNoRoom(error)) endForRoom(why);
    return this.end(why);
  }

  private hook(operations: FileOperations) {
    const { write } = operations;
    operations.fsync = ({ nfd, path }) => {
      try {
        this.fsync(nfd);
      } catch (error) {
        this.endFor(`The disk did not keep ${path ?? 'a file'} (${reasonOf(error)})`, error);
      }
      this.fsyncs += 1;
      return 0;
    };
    operations.write = (file, ...what) => {
      try {
        return write(file, ...what);
      } catch (error) {
        if (file.path?.includes('/pg_wal/'))
          this.endFor(`The disk did not take ${file.path} (${reasonOf(error)})`, error);
        throw error;
      }
    };
  }
}

/** ENOSPC and EDQUOT, as Node names them and in the numbering of WASI, with which PGlite's file system throws. */
const NO_ROOM: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 51, 19]);

const isNoRoom = (error: unknown): boolean =>
  (has(error, 'code') && NO_ROOM.has(error.code)) || (has(error, 'errno') && NO_ROOM.has(error.errno));

function reasonOf(error: unknown) {
  return error instanceof Error ? error.message : String(error);
}

const GROUP_AND_OTHERS = 0o077;

/** Removes the permissions of group and others: PGlite sets the mode of new files itself, whatever the umask. */
function restrictToOwner(files: FileOperations, entries: EntryOperations) {
  const { mknod } = entries;
  entries.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~GROUP_AND_OTHERS, device);
  for (const operations of [files, entries]) {
    const { setattr } = operations;
    operations.setattr = (entry, attributes) => {
      const { mode } = attributes;
      setattr(entry, mode === undefined ? attributes : { ...attributes, mode: mode & ~GROUP_AND_OTHERS });
    };
  }
}

function operationsOf(module: object): { files: FileOperations; entries: EntryOperations } {
  const { NODEFS } = has(module, 'NODEFS') ? module : { NODEFS: undefined };
  const files = has(NODEFS, 'stream_ops') ? NODEFS.stream_ops : undefined;
  const entries = has(NODEFS, 'node_ops') ? NODEFS.node_ops : undefined;
  if (!isFileOperations(files) || !isEntryOperations(entries))
    throw new Error('This version of PGlite keeps its files in another way.');
  return { files, entries };
}

function has<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> {
  return typeof value === 'object' && value !== null && key in value;
}

function isFileOperations(value: unknown): value is FileOperations {
  return isFunctionOf(value, 'write') && isFunctionOf(value, 'setattr');
}

function isEntryOperations(value: unknown): value is EntryOperations {
  return isFunctionOf(value, 'mknod') && isFunctionOf(value, 'setattr');
}

function isFunctionOf(value: unknown, name: string): boolean {
  return has(value, name) && typeof value[name] === 'function';
}
