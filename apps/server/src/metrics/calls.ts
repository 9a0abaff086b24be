import { CALLS } from '@motorpark/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

/** Seconds: from what a keyed read takes to what a statement may. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The calls of the contract, by what the router knows them by. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(CALLS).map(([name, { method, path }]) => [`${method} ${path.replace('{id}', ':id')}`, name]),
);

const WATCHED: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** A call by its name in the contract; whatever else is asked for has one name, so that nobody makes up labels. */
function nameOf({ method, routeOptions: { url = '' } }: FastifyRequest): string {
  return NAMES.get(`${method} ${url}`) ?? (WATCHED.has(url) ? url.slice(1) : 'other');
}

/** Counts each answer by call and status, and how long it took by call. */
export function countCalls(app: FastifyInstance, registry: Registry) {
  const answered = new Counter({
    name: 'motorpark_requests_total',
    help: 'Answers, by call of the contract, method and status.',
    labelNames: ['call', 'method', 'status'],
    registers: [registry],
  });
  const took = new Histogram({
    name: 'motorpark_request_duration_seconds',
    help: 'Seconds from a request to the end of its answer, by call of the contract.',
    labelNames: ['call'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const call = nameOf(request);
    answered.inc({ call, method: request.method, status: reply.statusCode });
    took.observe({ call }, reply.elapsedTime / 1000);
  });
}
