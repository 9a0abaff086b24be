import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Only our own files run. styled-components and the toasts write style elements, QR codes and print sheets are data and blob images. */
const CONTENT_SECURITY_POLICY = [
  `default-src 'self'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data: blob:`,
  `font-src 'self' data:`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
].join('; ');

const ALWAYS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key',
  'access-control-max-age': '86400',
};

/** Security headers on every answer; answers of the API are kept by no cache and read only by our own and the given origins. */
export function sendHeaders(app: FastifyInstance, allowedOrigins: readonly string[]) {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(ALWAYS);
    if (!request.url.startsWith('/api/')) return;
    reply.header('cache-control', 'no-store');
    if (allowedOrigins.length > 0) allowOrigin(request, reply, allowedOrigins);
  });
}

function allowOrigin({ headers, method }: FastifyRequest, reply: FastifyReply, allowed: readonly string[]) {
  reply.header('vary', 'origin');
  const { origin } = headers;
  if (origin === undefined || !allowed.includes(origin)) return;
  reply.header('access-control-allow-origin', origin);
  if (method === 'OPTIONS') reply.headers(PREFLIGHT);
}
