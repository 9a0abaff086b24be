import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A request as the server received it. */
export interface Arrived {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Answer {
  status?: number;
  type?: string;
  headers?: Readonly<Record<string, string>>;
  /** Text is sent unchanged, anything else as JSON; `never` sends no response. */
  body: unknown;
}

export const never = Symbol('no answer');

/** The capabilities of our own server. */
export const OWN_SERVER: Answer = {
  body: { data: { version: '1', capabilities: ['requests.body', 'requests.idempotent'] } },
};

/** What a core server answers instead. */
export const CORE_SERVER: Answer = { status: 404, body: { message: 'Not found' } };

/** Starts a real HTTP server for one test, with a response for each `METHOD /path`; 404 for the rest. */
export async function aServer(answers: Record<string, Answer | ((arrived: Arrived) => Answer)>) {
  const arrived: Arrived[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      const url = new URL(request.url ?? '', 'http://server');
      const { method = '', headers } = request;
      const call: Arrived = { method, path: url.pathname, query: url.searchParams, headers, body };
      arrived.push(call);
      const found = answers[`${method} ${url.pathname}`] ?? { status: 404, body: { message: 'Not found' } };
      const answer = typeof found === 'function' ? found(call) : found;
      if (answer.body === never) return;
      const isText = typeof answer.body === 'string';
      response.writeHead(answer.status ?? 200, {
        'content-type': answer.type ?? (isText ? 'text/html' : 'application/json'),
        ...answer.headers,
      });
      response.end(isText ? answer.body : JSON.stringify(answer.body));
    })();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = portOf(server.address());
  const close = () =>
    new Promise<void>((closed) => {
      server.closeAllConnections();
      server.close(() => closed());
    });
  onTestFinished(close);
  return {
    baseURL: `http://127.0.0.1:${port}`,
    arrived,
    /** Returns the requests to one path, in order. */
    calls: (path: string) => arrived.filter((call) => call.path === path),
    close,
  };
}

/** Starts our own server for one test, as `aServer`. */
export const anOwnServer = (answers: Parameters<typeof aServer>[0]) =>
  aServer({ 'GET /api/capabilities': OWN_SERVER, ...answers });

/** Returns an address without a server. */
export async function aDeadServer(): Promise<string> {
  const { baseURL, close } = await aServer({});
  await close();
  return baseURL;
}

function portOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new TypeError('The server has no port');
  return address;
}
