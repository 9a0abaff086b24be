import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PRIVATE_FILE } from '../files/privateFiles';
import { BackupRefused } from './format';

/**
 * Address for commands to the server that has a data folder open: a port reachable only from this computer, and a secret that only the folder's owner can read.
 * No other process can open the folder for a backup.
 */
interface Address {
  port: number;
  word: string;
}

const fileOf = (dataDir: string) => join(dataDir, 'commands.json');

/** The commands of a running server by path; each writes its output to the given stream and ends it. */
type Commands = Readonly<Record<string, (sink: Writable) => Promise<void>>>;

export const BACKUP = '/backup';

/** Accepts commands until the returned function is called. */
export async function takeCommands(dataDir: string, commands: Commands) {
  const word = randomBytes(32).toString('base64url');
  const server = createServer((incoming, answer) => void answerCommand(incoming, answer, word, commands));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const file = fileOf(dataDir);
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify({ port, word } satisfies Address), { mode: PRIVATE_FILE, flag: 'wx' });
  return async () => {
    rmSync(file, { force: true });
    server.close();
    server.closeAllConnections();
  };
}

async function answerCommand(
  incoming: IncomingMessage,
  answer: ServerResponse,
  word: string,
  commands: Commands,
) {
  const command = commands[incoming.url ?? ''];
  if (incoming.method !== 'POST' || !command || !isWord(incoming.headers.authorization, word)) {
    answer.writeHead(404).end();
    return;
  }
  try {
    await command(answer);
  } catch (error) {
    if (answer.headersSent || answer.destroyed) answer.destroy();
    else answer.writeHead(500).end(error instanceof Error ? error.message : String(error));
  }
}

function isWord(sent: string | undefined, word: string): boolean {
  const [given, expected] = [Buffer.from(sent ?? ''), Buffer.from(word)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Runs a command on the server that has the data folder open; its output goes into `sink`. */
export async function askServer(dataDir: string, path: string, sink: Writable): Promise<void> {
  const { port, word } = addressIn(dataDir);
  const asking = request({
    host: '127.0.0.1',
    port,
    path,
    method: 'POST',
    headers: { authorization: word },
  });
  asking.end();
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    asking.once('response', resolve).once('error', (error) => reject(notReachable(error)));
  });
  if (answer.statusCode !== 200) {
    answer.setEncoding('utf8');
    const reason = (await answer.toArray()).join('');
    throw new BackupRefused(reason || 'The running server did not take the command.');
  }
  await pipeline(answer, sink);
}

function addressIn(dataDir: string): Address {
  try {
    const address: unknown = JSON.parse(readFileSync(fileOf(dataDir), 'utf8'));
    if (isAddress(address)) return address;
  } catch (error) {
    throw notReachable(error);
  }
  throw notReachable();
}

const isAddress = (value: unknown): value is Address =>
  typeof value === 'object' &&
  value !== null &&
  'port' in value &&
  typeof value.port === 'number' &&
  'word' in value &&
  typeof value.word === 'string';

const notReachable = (cause?: unknown) =>
  new BackupRefused(
    'The data folder is open in a server that takes no commands from this user, or is just starting. Try again as the user it runs as.',
    { cause },
  );
