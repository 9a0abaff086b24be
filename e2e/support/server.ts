import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { openPglite } from '../../apps/server/src/db/engines/pglite';
import { dataFolder } from './demoData';

const MAIN = resolve('apps/server/dist/main.js');
// The database is WebAssembly, and a test's server ends before optimizing it would pay off.
const QUICK_START = ['--liftoff-only'];
const START_TIMEOUT_MS = 90_000;
const STOP_TIMEOUT_MS = 15_000;

export interface ServerOptions {
  /** Settings of the server besides PORT and DATA_DIR, such as `{ DEMO: '0' }`, which starts with an empty company; with `{ DEMO: '1' }` the demo has its payment provider. */
  env?: Record<string, string>;
  /** The data folder, which `dispose` then does not delete; by default a new copy of the demo company's. */
  dataDir?: string;
}

/** The real server in a process of its own, on a free port. */
export interface RunningServer {
  url: string;
  dataDir: string;
  /** Returns everything it has printed so far. */
  output: () => string;
  /** Stops it as Ctrl-C does; resolves with its exit code. */
  stop: () => Promise<number | null>;
  /** Kills it immediately, as a power cut does. */
  kill: () => Promise<void>;
  /** Restarts it on the same port with the same data; stops it first if needed. */
  restart: (env?: Record<string, string>) => Promise<void>;
  /** Suspends it without closing connections, as if the computer were overloaded; `thaw` resumes it. */
  freeze: () => void;
  thaw: () => void;
  /** Sends what a closed terminal or SSH session sends. */
  hangUp: () => void;
  /** Stops it, runs a statement on its database and starts it again: simulates changes at the terminal while a form is open. */
  change: (statement: string) => Promise<void>;
  /** Stops it and removes its data. */
  dispose: () => Promise<void>;
}

/** Starts a server and waits until it responds. */
export async function startServer({ env = {}, dataDir }: ServerOptions = {}): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const folder = dataDir ?? dataFolder({ isEmpty: env.DEMO === '0' || Boolean(env.DATABASE_URL) });
  const settings = (own: Record<string, string>) => (dataDir === undefined ? { DEMO: '0', ...own } : own);
  let running = launch(port, folder, settings(env));
  await untilItAnswers(url, running);

  async function stop() {
    if (running.child.exitCode === null && running.child.signalCode === null) {
      const exited = once(running.child, 'exit');
      running.child.kill('SIGTERM');
      const tooLate = setTimeout(() => running.child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await exited;
      clearTimeout(tooLate);
    }
    return running.child.exitCode;
  }

  async function restart(newEnv = env) {
    await stop();
    running = launch(port, folder, settings(newEnv));
    await untilItAnswers(url, running);
  }

  return {
    url,
    dataDir: folder,
    output: () => running.output,
    stop,
    async kill() {
      const exited = once(running.child, 'exit');
      running.child.kill('SIGKILL');
      await exited;
    },
    restart,
    freeze: () => void running.child.kill('SIGSTOP'),
    thaw: () => void running.child.kill('SIGCONT'),
    hangUp: () => void running.child.kill('SIGHUP'),
    async change(statement) {
      await stop();
      const database = await openPglite(folder);
      await database.query({ text: statement, values: [] });
      await database.close();
      await restart();
    },
    async dispose() {
      await stop();
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Launched {
  child: ChildProcess;
  output: string;
}

function launch(port: number, dataDir: string, env: Record<string, string>): Launched {
  const { DATABASE_URL: _database, DEMO: _demo, NODE_ENV: _mode, ...inherited } = process.env;
  const child = spawn(process.execPath, [...QUICK_START, MAIN], {
    env: { ...inherited, PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const launched = { child, output: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (launched.output += text));
  }
  return launched;
}

async function untilItAnswers(url: string, launched: Launched) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (launched.child.exitCode !== null || launched.child.signalCode !== null) {
      throw new Error(`The server ended while starting:\n${launched.output}`);
    }
    const isUp = await fetch(`${url}/api/capabilities`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  launched.child.kill('SIGKILL');
  throw new Error(`The server did not answer within ${START_TIMEOUT_MS / 1000} s:\n${launched.output}`);
}

async function freePort() {
  const probe = createServer();
  probe.listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
