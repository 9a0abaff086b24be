import { ME_HEADER, REQUEST_ID_HEADER } from '@motorpark/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What stands in a page itself, each as its hash in quotes. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Of whatever is no file of the app: looked at by itself it loads nothing, does nothing and stands in no frame. */
const NOTHING = `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * Only our own files run and style, and of scripts and styles in a page those that are named: what its page brings and what libraries write
 * as it is, by their hashes. Rules that come and go are put into empty style elements one by one, which no policy minds. No text becomes
 * markup or script while a page runs: the one policy of Trusted Types is that of the page's own script, which takes the address of the
 * service worker alone. QR codes and print sheets are data and blob images.
 */
export const contentSecurityPolicy = ({ scripts, styles }: InlineSources = { scripts: [], styles: [] }) =>
  [
    `default-src 'self'`,
    ['script-src', `'self'`, ...scripts].join(' '),
    ['style-src', `'self'`, ...styles].join(' '),
    `img-src 'self' data: blob:`,
    `font-src 'self' data:`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types default`,
  ].join('; ');

/** On every answer, also on one to what could not be read; files of the app come with a policy of their own. */
export const SECURITY_HEADERS = {
  'content-security-policy': NOTHING,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};

/** On every answer of the API, and on every failure. */
export const NOT_CACHED = { 'cache-control': 'no-store' };

/** Whoever came by HTTPS once comes by nothing else for a year. */
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000' };

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers':
    'authorization, content-type, idempotency-key, if-none-match, made-in-shift',
  'access-control-max-age': '86400',
};

/** Security headers on every answer; answers of the API are kept by no cache and read only by our own and the given origins. */
export function sendHeaders(app: FastifyInstance, allowedOrigins: readonly string[]) {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS).header(REQUEST_ID_HEADER, request.id);
    if (request.protocol === 'https') reply.headers(HTTPS_ONLY);
    if (!request.url.startsWith('/api/')) return;
    reply.headers(NOT_CACHED);
    if (allowedOrigins.length > 0) allowOrigin(request, reply, allowedOrigins);
  });
}

function allowOrigin({ headers, method }: FastifyRequest, reply: FastifyReply, allowed: readonly string[]) {
  reply.header('vary', 'origin');
  const { origin } = headers;
  if (origin === undefined || !allowed.includes(origin)) return;
  reply.header('access-control-allow-origin', origin);
  reply.header(
    'access-control-expose-headers',
    `${ME_HEADER}, ${REQUEST_ID_HEADER}, content-disposition, etag`,
  );
  if (method === 'OPTIONS') reply.headers(PREFLIGHT);
}
