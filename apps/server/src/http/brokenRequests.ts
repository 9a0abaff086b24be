import { type ServerOptions, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance } from 'fastify';
import { Failure } from './failure';
import { NOT_CACHED, SECURITY_HEADERS } from './headers';

/** By what the HTTP parser complains of; anything else could not be read at all. */
const REFUSALS: Readonly<Record<string, { status: number; message: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The address or the headers of the request are too long.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive.' },
};
const UNREADABLE = { status: 400, message: 'The request could not be read.' };
const UNEXPECTED = JSON.stringify({ message: 'The request expects what this server does not do.' });

const HEADERS = { ...SECURITY_HEADERS, ...NOT_CACHED, 'content-type': 'application/json; charset=utf-8' };

/** Answers what never became a request in the shape of every other failure, and ends the connection. */
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

/** What Node would refuse by itself, with an empty answer, is left to `refuseAsNodeDoes`. */
export const WITHOUT_REFUSALS_OF_NODE: ServerOptions = { requireHostHeader: false };

/** Refuses, in our words and with our headers, what Node refuses with an empty answer: no host, an unknown expectation. */
export function refuseAsNodeDoes(app: FastifyInstance) {
  app.addHook('onRequest', async ({ headers: { host }, raw: { httpVersion } }) => {
    if (host === undefined && httpVersion === '1.1')
      throw new Failure(400, { message: UNREADABLE.message }, NOT_CACHED);
  });
  app.server.on('checkExpectation', (_request, response) => {
    response
      .writeHead(417, { ...HEADERS, 'content-length': UNEXPECTED.length, connection: 'close' })
      .end(UNEXPECTED);
  });
}
