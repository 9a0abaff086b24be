import { type ServerOptions, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance } from 'fastify';
import { Failure } from '../request/failure';
import { NOT_CACHED, SECURITY_HEADERS } from './headers';

/** Responses by error code of the HTTP parser; other codes get `UNREADABLE`. */
const REFUSALS: Readonly<Record<string, { status: number; message: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The address or the headers of the request are too long.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive.' },
};
const UNREADABLE = { status: 400, message: 'The request could not be read.' };
const UNEXPECTED = JSON.stringify({ message: 'The request expects what this server does not do.' });

const HEADERS = { ...SECURITY_HEADERS, ...NOT_CACHED, 'content-type': 'application/json; charset=utf-8' };

/** Responds to a request that the HTTP parser rejected, in the JSON format of all failures, and closes the connection. */
export function answerBrokenRequest({ code }: ConnectionError, socket: Socket) {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const { status, message } = REFUSALS[code] ?? UNREADABLE;
  const body = JSON.stringify({ message });
  const headers = { ...HEADERS, 'content-length': Buffer.byteLength(body), connection: 'close' };
  if (socket.writable) {
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroy();
}

/** Disables Node's own check of the Host header, which responds with an empty body; `refuseBadHeaders` makes it instead. */
export const NO_HOST_CHECK: ServerOptions = { requireHostHeader: false };

/** Headers of which a second one would make it unclear which is meant; Node takes the first. */
const ONCE: ReadonlySet<string> = new Set([
  'host',
  'authorization',
  'content-type',
  'idempotency-key',
  'made-in-shift',
]);

/** Returns the header of `ONCE` that a request has twice; undefined if there is none. */
function repeatedHeader(rawHeaders: readonly string[]): string | undefined {
  const names = rawHeaders.filter((_text, place) => place % 2 === 0).map((name) => name.toLowerCase());
  return names.find((name, place) => ONCE.has(name) && names.indexOf(name) < place);
}

/** Refuses a missing Host header and an unknown Expect header as Node would, but with a JSON body and our headers, and headers that came twice. */
export function refuseBadHeaders(app: FastifyInstance) {
  app.addHook('onRequest', async ({ headers: { host }, raw: { httpVersion, rawHeaders } }) => {
    if (host === undefined && httpVersion === '1.1')
      throw new Failure(400, { message: UNREADABLE.message }, NOT_CACHED);
    const repeated = repeatedHeader(rawHeaders);
    if (repeated !== undefined)
      throw new Failure(400, { message: `The request has more than one ${repeated} header.` }, NOT_CACHED);
  });
  app.server.on('checkExpectation', (_request, response) => {
    response
      .writeHead(417, { ...HEADERS, 'content-length': UNEXPECTED.length, connection: 'close' })
      .end(UNEXPECTED);
  });
}
