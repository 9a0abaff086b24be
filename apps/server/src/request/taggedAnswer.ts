import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A response for data that is polled often, with an ETag: a client that has it already gets a 304 without a body. */
export class TaggedAnswer {
  constructor(private readonly body: object) {}

  send(request: FastifyRequest, reply: FastifyReply) {
    const text = JSON.stringify(this.body);
    const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  }
}
