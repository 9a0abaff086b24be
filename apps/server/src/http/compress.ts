import { Readable, pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { createGzip, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const zip = promisify(gzip);

/** Below this an answer fits one packet anyway. */
const WORTH_IT = 1400;

/** Long answers of the API travel zipped: the lists of a busy terminal cross poor connections. Files are zipped when built. */
export function compressAnswers(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isWorthIt(payload) || request.method === 'HEAD' || !request.url.startsWith('/api/')) return payload;
    const vary = reply.getHeader('vary');
    reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
    if (!/\bgzip\b(?!;\s*q=0(?:[.,\s]|$))/i.test(request.headers['accept-encoding'] ?? '')) return payload;
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    // A reader who leaves ends the list, and a list that fails ends the answer.
    return payload instanceof Readable
      ? pipeline(payload, createGzip({ level: 5 }), () => undefined)
      : zip(payload, { level: 5 });
  });
}

/** A long text, or a list that is written as it is read. */
const isWorthIt = (payload: unknown): payload is string | Readable =>
  payload instanceof Readable || (typeof payload === 'string' && payload.length >= WORTH_IT);
