import { CALLS } from '@motorpark/contract';
import type { FastifyRequest } from 'fastify';

/** The calls of the contract, keyed by method and router path. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(CALLS).map(([name, { method, path }]) => [`${method} ${path.replace('{id}', ':id')}`, name]),
);

const MONITORED_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Returns the contract's name of the called route. All other requests share the name `other`, so that clients cannot create names. */
export function nameOfCall({ method, routeOptions: { url = '' } }: FastifyRequest): string {
  return NAMES.get(`${method} ${url}`) ?? (MONITORED_PATHS.has(url) ? url.slice(1) : 'other');
}
