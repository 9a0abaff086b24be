import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { runUntilExit, type Owner } from './leftovers';
import { scratchFolder } from './scratch';

/** Settings of a temporary server, whose data need not survive: nothing is synced to disk. */
const SETTINGS = [
  'fsync=off',
  'full_page_writes=off',
  'shared_buffers=64MB',
  'max_connections=200',
  'dynamic_shared_memory_type=mmap',
  'listen_addresses=',
];
/** Its first start creates a complete database, which takes a while on a busy computer. */
const START_TIMEOUT_MS = 120_000;

/** Sorts as PGlite does, whatever the locale of the computer. */
const LOCALE = ['--locale=C', `--lc-ctype=${process.platform === 'darwin' ? 'UTF-8' : 'C.UTF-8'}`];

/** Creates the server, runs it until the standard input ends, then stops it immediately and removes its folder. */
const RUN = `
  bin=$1; dir=$2; shift 2
  "$bin/initdb" -D "$dir/data" -U postgres -A trust -E UTF8 --no-sync ${LOCALE.join(' ')} >"$dir/log" 2>&1 || exit 1
  "$bin/postgres" -D "$dir/data" -k "$dir" ${SETTINGS.map((setting) => `-c ${setting}`).join(' ')} >>"$dir/log" 2>&1 &
  cat
  kill -QUIT $!
  wait $!
  rm -rf "$dir"`;

/** Returns the folder with the newest initdb and postgres on this computer; undefined if there is none. */
export function findPostgres(): string | undefined {
  if (process.platform === 'win32') return undefined;
  const installed = '/usr/lib/postgresql';
  const versions = existsSync(installed)
    ? readdirSync(installed).toSorted((a, b) => Number(b) - Number(a))
    : [];
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(installed, version, 'bin')),
  ].find((folder) => ['initdb', 'postgres'].every((binary) => existsSync(join(folder, binary))));
}

/** Starts a separate PostgreSQL on a socket file in a folder of its own; resolves when it accepts connections. */
export async function startPostgres(binaries: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const owner = unprivileged();
  const folder = scratchFolder('pg');
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const { process: server, remove } = runUntilExit(RUN, [binaries, folder], owner);
  const url = `postgres://postgres@${encodeURIComponent(folder)}/postgres`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      const log = readFileSync(join(folder, 'log'), 'utf8');
      await remove();
      throw new Error(`PostgreSQL in ${binaries} did not start:\n${log}`);
    }
    await wait(50);
  }
  return { url, stop: remove };
}

/** Returns the unprivileged user to run PostgreSQL as if this process is root, as which PostgreSQL refuses to run. */
function unprivileged(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      // No such user: try the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.');
}

function idOf(kind: '-u' | '-g', name: string) {
  return Number(execFileSync('id', [kind, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
}

async function isReady(url: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
