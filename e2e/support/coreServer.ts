import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { extname, join, normalize, resolve } from 'node:path';
import { type Answers, LOST, Refusal, coreAnswers } from './coreAnswers';
import { type Arrival, breachesOf, callOf } from './coreContract';
import { pagePolicy } from './pagePolicy';

const APP = resolve(process.env.APP_DIR ?? 'apps/backoffice/dist');
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface CoreOptions {
  /** Departure of its trips; in an hour by default. */
  travelDate?: string;
  /** Responses that replace its own. */
  answers?: Answers;
}

export interface CoreServer {
  url: string;
  /** Every call that it received, oldest first. */
  arrivals: Arrival[];
  /** Its responses; a test can change them while it runs. */
  answers: Answers;
  /** Returns the received calls that change data. */
  writes: () => Arrival[];
  /** Returns the latest payload of a call. */
  payloadOf: (call: string) => Record<string, string>;
  /** Stops it. Throws if it received a call that violates the core contract. */
  close: () => Promise<void>;
}

/** Starts a server with the 28 core calls and nothing else (docs/contract.md). Tests get it as `startCore`. */
export async function startCoreServer(options: CoreOptions = {}): Promise<CoreServer> {
  const { travelDate = inAnHour(), answers: more } = options;
  const arrivals: Arrival[] = [];
  const breaches: string[] = [];
  const answers = { ...coreAnswers(travelDate), ...more };

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://core');
    if (!pathname.startsWith('/api/')) return sendFile(pathname, response);
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const arrival: Arrival = {
      ...callOf(request.method ?? '', pathname),
      query: searchParams,
      body,
      headers: request.headers,
    };
    arrivals.push(arrival);
    breaches.push(...breachesOf(arrival));
    const answer = await answers[arrival.call]?.(searchParams, arrival.id);
    if (answer === LOST) return response.destroy();
    if (answer === undefined) return send(response, 404, '<h1>Not Found</h1>');
    if (answer instanceof Refusal) return send(response, answer.status, answer.body);
    return send(response, 200, answer);
  }

  const server = createServer((request, response) => void handle(request, response)).listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://localhost:${port}`,
    arrivals,
    answers,
    writes: () => arrivals.filter(({ call }) => !/^GET |\/login$/.test(call)),
    payloadOf: (call) =>
      Object.fromEntries(arrivals.findLast((arrival) => arrival.call === call)?.query ?? []),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      if (breaches.length > 0) throw new Error(`A core server gets core calls only:\n${breaches.join('\n')}`);
    },
  };
}

function send(response: ServerResponse, status: number, body: unknown) {
  const isPage = typeof body === 'string';
  response.writeHead(status, { 'Content-Type': isPage ? 'text/html' : 'application/json' });
  response.end(isPage ? body : JSON.stringify(body));
}

async function sendFile(pathname: string, response: ServerResponse) {
  const file = join(APP, normalize(pathname === '/' ? '/index.html' : pathname));
  try {
    const zipped = await readFile(`${file}.br`).catch(() => undefined);
    const content = zipped ?? (await readFile(file));
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response
      .writeHead(200, {
        'Content-Type': type,
        ...(zipped && { 'Content-Encoding': 'br' }),
        // The app must comply with the content security policy of our own server, wherever it is served from.
        ...(type === 'text/html' && pagePolicy()),
      })
      .end(content);
  } catch {
    response.writeHead(404).end();
  }
}

const inAnHour = () => new Date(Date.now() + 60 * 60_000).toISOString();
