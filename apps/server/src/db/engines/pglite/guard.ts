import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** Releases the folder for the next process. */
export type Release = () => Promise<void>;

/** How long a holder has to send its process id, and a competing process to take over a stale socket file. */
const REPLY_TIMEOUT_MS = 300;

/**
 * Locks a data folder for this process: two processes on one folder would silently lose each other's rows. The lock is a name that the kernel frees when
 * the process ends in any way, so a stale lock never needs to be removed by hand.
 */
export async function lockFolder(realPath: string, platform = process.platform): Promise<Release> {
  if (platform === 'linux') return lockName(`\0${nameOf(realPath)}`, realPath);
  if (platform === 'win32') return lockName(`\\\\.\\pipe\\${nameOf(realPath)}`, realPath);
  return lockSocketFile(socketFileOf(realPath), realPath);
}

/** Returns the path of the socket file, within the limit of 104 characters. */
export function socketFileOf(realPath: string): string {
  return `/tmp/${nameOf(realPath)}.sock`;
}

function nameOf(realPath: string) {
  return `motorpark-${createHash('sha256').update(realPath).digest('hex').slice(0, 32)}`;
}

async function lockName(address: string, realPath: string): Promise<Release> {
  const server = createServer((socket) => socket.on('error', () => undefined).end(String(process.pid)));
  try {
    server.listen({ path: address, exclusive: true });
    await once(server, 'listening');
  } catch (error) {
    if (!isInUse(error)) throw error;
    throw new FolderInUse(realPath, await holderOf(address));
  }
  server.unref();
  return () => closeServer(server);
}

/** On other systems the lock is a socket file, which outlives its process: one on which no process answers is taken over. */
async function lockSocketFile(file: string, realPath: string): Promise<Release> {
  try {
    return await lockName(file, realPath);
  } catch (error) {
    if (!(error instanceof FolderInUse) || error.holder !== undefined) throw error;
  }
  rmSync(file, { force: true });
  const release = await lockName(file, realPath);
  // If two processes took over at the same time, the later one has replaced the file of the earlier one, which gives up.
  const { ino } = statSync(file);
  await wait(REPLY_TIMEOUT_MS);
  if (statSync(file, { throwIfNoEntry: false })?.ino === ino) return release;
  throw new FolderInUse(realPath, await holderOf(file));
}

/** Returns the id of the process that holds a name; undefined if none answers, '' if one accepts the connection but sends nothing. */
async function holderOf(address: string): Promise<string | undefined> {
  const socket = connect(address).setEncoding('utf8');
  try {
    // The kernel connects or refuses immediately. A time limit would only mistake the holder for dead on a busy computer.
    await once(socket, 'connect');
    const [pid]: unknown[] = await Promise.race([once(socket, 'data'), noReply()]);
    return String(pid);
  } catch {
    return undefined;
  } finally {
    socket.destroy();
  }
}

/** Resolves with empty text after a while; data that has arrived by then takes precedence. */
async function noReply(): Promise<[string]> {
  await wait(REPLY_TIMEOUT_MS, undefined, { ref: false });
  await nextTurn();
  return [''];
}

/** Thrown if another process, or another database of this process, has the folder open. */
export class FolderInUse extends Error {
  constructor(
    realPath: string,
    readonly holder: string | undefined,
  ) {
    const who = holder ? ` (process ${holder})` : '';
    super(
      `The data folder ${realPath} is open in another server${who}. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
}

function isInUse(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

async function closeServer(server: Server) {
  server.close();
  if (server.listening) await once(server, 'close');
}
