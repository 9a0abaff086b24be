import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer that is a PNG image, found by its content: it never changes. */
export class ImageAnswer {
  constructor(
    private readonly png: Buffer,
    private readonly sha256: string,
  ) {}

  /** Sends it, or nothing to who has it already. `nosniff` and the policy that forbids it to run stand on every answer. */
  send(request: FastifyRequest, reply: FastifyReply) {
    const etag = `"${this.sha256}"`;
    reply.headers({ etag, 'cache-control': 'public, max-age=31536000, immutable' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/png').send(this.png);
  }
}
