import { Readable, pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { createGzip, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const zip = promisify(gzip);

/** Minimum length worth compressing; shorter responses fit one packet anyway. */
const MIN_LENGTH = 1400;

/** Compresses long API responses with gzip, because terminals load long lists over slow connections. Static files are compressed by the build. */
export function compressAnswers(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isLong(payload) || request.method === 'HEAD' || !request.url.startsWith('/api/')) return payload;
    const vary = reply.getHeader('vary');
    reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
    if (!/\bgzip\b(?!;\s*q=0(?:[.,\s]|$))/i.test(request.headers['accept-encoding'] ?? '')) return payload;
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    // The pipeline ends the list if the client disconnects, and ends the response if the list fails.
    return payload instanceof Readable
      ? pipeline(payload, createGzip({ level: 5 }), () => undefined)
      : zip(payload, { level: 5 });
  });
}

const isLong = (payload: unknown): payload is string | Readable =>
  payload instanceof Readable || (typeof payload === 'string' && payload.length >= MIN_LENGTH);
