import type { FastifyReply, FastifyRequest } from 'fastify';

/** A PNG image response, addressed by the hash of its content, so it never changes and can be cached forever. */
export class ImageAnswer {
  constructor(
    private readonly png: Buffer,
    private readonly sha256: string,
  ) {}

  /** Sends the image, or a 304 if the client has it already. The security headers of every response (nosniff, CSP) keep it from being executed. */
  send(request: FastifyRequest, reply: FastifyReply) {
    const etag = `"${this.sha256}"`;
    reply.headers({ etag, 'cache-control': 'public, max-age=31536000, immutable' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/png').send(this.png);
  }
}
