import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** Gives the folder free for the next process. */
export type Release = () => Promise<void>;

/** How long a holder is given to say who it is, and another who takes a stale socket file over to do so. */
const ANSWER_WITHIN_MS = 300;

/**
 * Holds a data folder for this process alone: two processes on one folder would silently lose each other's rows. What is
 * held is a name the kernel frees when the process ends, however it ends, so no stale lock ever needs removing by hand.
 */
export async function holdFolder(realPath: string, platform = process.platform): Promise<Release> {
  if (platform === 'linux') return holdName(`\0${nameOf(realPath)}`, realPath);
  if (platform === 'win32') return holdName(`\\\\.\\pipe\\${nameOf(realPath)}`, realPath);
  return holdSocketFile(socketFileOf(realPath), realPath);
}

/** Short enough for the 104 characters that a socket's path may have. */
export function socketFileOf(realPath: string): string {
  return `/tmp/${nameOf(realPath)}.sock`;
}

function nameOf(realPath: string) {
  return `motorpark-${createHash('sha256').update(realPath).digest('hex').slice(0, 32)}`;
}

async function holdName(address: string, realPath: string): Promise<Release> {
  const server = createServer((socket) => socket.on('error', () => undefined).end(String(process.pid)));
  try {
    server.listen({ path: address, exclusive: true });
    await once(server, 'listening');
  } catch (error) {
    if (!isInUse(error)) throw error;
    throw new FolderInUse(realPath, await holderOf(address));
  }
  server.unref();
  return () => closed(server);
}

/** Elsewhere the name is a socket file, which outlives its process: one that nobody answers on is taken over. */
async function holdSocketFile(file: string, realPath: string): Promise<Release> {
  try {
    return await holdName(file, realPath);
  } catch (error) {
    if (!(error instanceof FolderInUse) || error.holder !== undefined) throw error;
  }
  rmSync(file, { force: true });
  const release = await holdName(file, realPath);
  // Of two that took over at once, the later has replaced the file of the earlier, who steps back.
  const { ino } = statSync(file);
  await wait(ANSWER_WITHIN_MS);
  if (statSync(file, { throwIfNoEntry: false })?.ino === ino) return release;
  throw new FolderInUse(realPath, await holderOf(file));
}

/** The process behind a name: undefined if nobody answers, '' where somebody does but says nothing. */
async function holderOf(address: string): Promise<string | undefined> {
  const socket = connect(address).setEncoding('utf8');
  try {
    // The kernel connects or refuses at once. A time limit would only take a busy computer's holder for a dead one.
    await once(socket, 'connect');
    const [pid]: unknown[] = await Promise.race([once(socket, 'data'), silence()]);
    return String(pid);
  } catch {
    return undefined;
  } finally {
    socket.destroy();
  }
}

/** Nothing, after a while; what came meanwhile and was not heard yet comes first. */
async function silence(): Promise<[string]> {
  await wait(ANSWER_WITHIN_MS, undefined, { ref: false });
  await nextTurn();
  return [''];
}

/** Another process, or another database of this one, has the folder open. */
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

async function closed(server: Server) {
  server.close();
  if (server.listening) await once(server, 'close');
}
