import { CALLS } from '@motorpark/contract';
import type { FastifyRequest } from 'fastify';

/** The calls of the contract, by what the router knows them by. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(CALLS).map(([name, { method, path }]) => [`${method} ${path.replace('{id}', ':id')}`, name]),
);

const WATCHED: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** A call by its name in the contract; whatever else is asked for has one name, so that nobody makes up names. */
export function nameOfCall({ method, routeOptions: { url = '' } }: FastifyRequest): string {
  return NAMES.get(`${method} ${url}`) ?? (WATCHED.has(url) ? url.slice(1) : 'other');
}
