import { ME_HEADER, REQUEST_ID_HEADER } from '@motorpark/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** CSP hash sources of the inline scripts and styles of a page, in quotes. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Policy for every response that is not a file of the app: opened as a page, it loads nothing, runs nothing and cannot be framed. */
const DENY_ALL = `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * The content security policy of the app. Scripts and styles may come only from our own files, plus the inline sources given by hash: those of the page itself
 * and those that libraries insert. Rules that libraries insert one by one through the CSSOM need no hash. Trusted Types forbid turning text into markup or
 * scripts; the page's only policy accepts nothing but the address of the service worker. QR codes and print sheets are data and blob images.
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

/** Sent with every response, even to unreadable requests; files of the app have a policy of their own. */
export const SECURITY_HEADERS = {
  'content-security-policy': DENY_ALL,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};

/** Sent with every API response and with every failure. */
export const NOT_CACHED = { 'cache-control': 'no-store' };

/** Makes browsers that connected over HTTPS once use only HTTPS for a year, for this host name or its subdomains too. */
const httpsOnly = (isForSubdomains: boolean) => ({
  'strict-transport-security': `max-age=31536000${isForSubdomains ? '; includeSubDomains' : ''}`,
});

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers':
    'authorization, content-type, idempotency-key, if-none-match, made-in-shift, search-text',
  'access-control-max-age': '86400',
};

interface HeaderSettings {
  /** Origins besides the server's own whose pages may call the API. */
  allowedOrigins?: readonly string[];
  /** Whether HTTPS is required of all subdomains, too. */
  hstsSubdomains?: boolean;
}

/** Adds security headers to every response. API responses are not cached and can be read only by our own and the given origins. */
export function sendHeaders(
  app: FastifyInstance,
  { allowedOrigins = [], hstsSubdomains = false }: HeaderSettings,
) {
  const https = httpsOnly(hstsSubdomains);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS).header(REQUEST_ID_HEADER, request.id);
    if (request.protocol === 'https') reply.headers(https);
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
    `${ME_HEADER}, ${REQUEST_ID_HEADER}, content-disposition, date, etag`,
  );
  if (method === 'OPTIONS') reply.headers(PREFLIGHT);
}
