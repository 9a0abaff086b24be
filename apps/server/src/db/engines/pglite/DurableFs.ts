import { fsyncSync, writeSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What PGlite's file system asks of Node for an open file. Not part of PGlite's API: hence its pinned version. */
interface FileOperations {
  fsync?: (file: OpenFile) => number;
  write: (file: OpenFile, ...what: unknown[]) => number;
}

interface OpenFile {
  /** The file descriptor. */
  nfd: number;
  /** The path as the database knows it. */
  path?: string;
}

/** Called when the disk refuses; must not return. */
export type EndProcess = (why: string) => never;

/**
 * PGlite's folder on disk with real fsyncs: as it comes, PGlite never calls one, and a power cut loses what was
 * acknowledged. A disk that refuses to keep the log ends the process on the spot, as PostgreSQL does: nothing more is
 * acknowledged, and the next start recovers from what is on the disk. (PGlite would go round in circles for ever.)
 */
export class DurableFs extends NodeFS {
  /** How often something was forced to the disk since the start. */
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
    const hook = (module: PGlite['Module']) => this.hook(fileOperationsOf(module));
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] } };
  }

  private hook(operations: FileOperations) {
    const { write } = operations;
    operations.fsync = ({ nfd, path }) => {
      try {
        this.fsync(nfd);
      } catch (error) {
        this.end(`The disk did not keep ${path ?? 'a file'} (${reasonOf(error)})`);
      }
      this.fsyncs += 1;
      return 0;
    };
    operations.write = (file, ...what) => {
      try {
        return write(file, ...what);
      } catch (error) {
        if (file.path?.includes('/pg_wal/'))
          this.end(`The disk did not take ${file.path} (${reasonOf(error)})`);
        throw error;
      }
    };
  }
}

function endProcess(why: string): never {
  writeSync(
    2,
    `${why}. The server ends here so that nothing is promised that could be lost; start it again.\n`,
  );
  process.exit(1);
}

function reasonOf(error: unknown) {
  return error instanceof Error ? error.message : String(error);
}

function fileOperationsOf(module: object): FileOperations {
  const { NODEFS } = has(module, 'NODEFS') ? module : { NODEFS: undefined };
  const operations = has(NODEFS, 'stream_ops') ? NODEFS.stream_ops : undefined;
  if (!isFileOperations(operations))
    throw new Error('This version of PGlite keeps its files in another way.');
  return operations;
}

function has<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> {
  return typeof value === 'object' && value !== null && key in value;
}

function isFileOperations(value: unknown): value is FileOperations {
  return has(value, 'write') && typeof value.write === 'function';
}
