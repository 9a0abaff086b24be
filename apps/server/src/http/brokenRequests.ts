import type { ConnectionError } from 'fastify';
import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';

/** By what the HTTP parser complains of; anything else could not be read at all. */
const REFUSALS: Readonly<Record<string, { status: number; message: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The address or the headers of the request are too long.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive.' },
};
const UNREADABLE = { status: 400, message: 'The request could not be read.' };

/** Answers what never became a request in the shape of every other failure, and ends the connection. */
export function answerBrokenRequest({ code }: ConnectionError, socket: Socket) {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const { status, message } = REFUSALS[code] ?? UNREADABLE;
  const body = JSON.stringify({ message });
  if (socket.writable) {
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Content-Type: application/json; charset=utf-8',
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroy();
}
