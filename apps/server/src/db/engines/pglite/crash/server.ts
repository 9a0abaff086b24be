import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What plain Node runs, inside node_modules so that it finds its packages. */
interface Built {
  /** The killable server. */
  file: string;
  /** The thread of the database as the product has it, and one that a test can give trouble. */
  thread: URL;
  troubledThread: URL;
  /** From now on a new folder begins with this packed database. */
  giveEmptyDatabase: (archive: string) => void;
  remove: () => void;
}

/** Builds what runs outside of the tests. */
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
          troubledThread: source('./troubledThread.ts'),
        },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  return {
    file: join(outDir, 'child.mjs'),
    thread: pathToFileURL(join(outDir, 'databaseThread.mjs')),
    troubledThread: pathToFileURL(join(outDir, 'troubledThread.mjs')),
    giveEmptyDatabase: (archive) => copyFileSync(archive, join(outDir, basename(archive))),
    remove: () => rmSync(outDir, { recursive: true }),
  };
}

/** A running server process: the lines it has said, and its end. */
export interface RunningServer {
  lines: string[];
  /** Resolves when this line, or one that starts so, has been said; rejects if the process ends without. */
  said(start: string): Promise<string>;
  /** What it wrote to its error output. */
  complaint(): string;
  kill(): void;
  /** The exit code, null if it was killed. */
  ended: Promise<number | null>;
}

/** Starts the server of `buildChild`. */
export function startServer(file: string, ...args: string[]): RunningServer {
  const child = spawn(process.execPath, ['--liftoff-only', file, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  let complaint = '';
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => {
    lines.push(line);
    for (const look of waiting) look();
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
        const look = () => {
          const line = lines.find((said) => said.startsWith(start));
          if (line === undefined) return;
          waiting.delete(look);
          resolve(line);
        };
        waiting.add(look);
        look();
        void ended.then(() => reject(new Error(`It ended without saying ${start}. ${complaint}`)));
      }),
  };
}
