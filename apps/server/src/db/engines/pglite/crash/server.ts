import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Files that plain Node runs, inside node_modules so that they find their packages. */
interface Built {
  file: string;
  /** The database thread of the product, and one that a test can make fail. */
  thread: URL;
  faultyThread: URL;
  /** Makes new folders start with this packed database. */
  giveEmptyDatabase: (archive: string) => void;
  remove: () => void;
}

/** Builds the files that run outside the test process. */
export async function buildChild(): Promise<Built> {
  const cache = join(ROOT, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(join(cache, 'db-child-'));
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      rolldownOptions: {
        input: {
          child: source('./child.ts'),
          databaseThread: source('../databaseThread.ts'),
          faultyThread: source('./faultyThread.ts'),
        },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  return {
    file: join(outDir, 'child.mjs'),
    thread: pathToFileURL(join(outDir, 'databaseThread.mjs')),
    faultyThread: pathToFileURL(join(outDir, 'faultyThread.mjs')),
    giveEmptyDatabase: (archive) => copyFileSync(archive, join(outDir, basename(archive))),
    remove: () => rmSync(outDir, { recursive: true }),
  };
}

export interface RunningServer {
  lines: string[];
  /** Resolves with the first line that starts with this text; rejects if the process ends without one. */
  said(start: string): Promise<string>;
  /** Returns what it wrote to stderr. */
  complaint(): string;
  kill(): void;
  /** Resolves with the exit code; null if it was killed. */
  ended: Promise<number | null>;
}

/** Starts the server process built by `buildChild`. */
export function startServer(file: string, ...args: string[]): RunningServer {
  return running([process.execPath, '--liftoff-only', file, ...args]);
}

const NAMESPACES = ['unshare', '--map-root-user', '--net', '--mount'];

/** Whether this machine lets its user make namespaces. */
export const hasNamespaces = spawnSync(NAMESPACES[0] ?? '', [...NAMESPACES.slice(1), 'true']).status === 0;

/** Starts one as in another container: with a network of its own, and with the folder mounted at `mountPoint`. */
export function startElsewhere(file: string, task: string, dataDir: string, mountPoint: string) {
  const mounted = ['sh', '-c', `mount --bind '${dataDir}' '${mountPoint}' && exec "$@"`, 'sh'];
  return running([...NAMESPACES, ...mounted, process.execPath, '--liftoff-only', file, task, mountPoint]);
}

function running([command = '', ...args]: string[]): RunningServer {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  let complaint = '';
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => {
    lines.push(line);
    for (const check of waiting) check();
  });
  child.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));

  return {
    lines,
    ended,
    complaint: () => complaint,
    kill: () => child.kill('SIGKILL'),
    said: (start) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const line = lines.find((said) => said.startsWith(start));
          if (line === undefined) return;
          waiting.delete(check);
          resolve(line);
        };
        waiting.add(check);
        check();
        void ended.then(() => reject(new Error(`It ended without saying ${start}. ${complaint}`)));
      }),
  };
}
