import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { nameOfCall } from '../request/nameOfCall';

/** Histogram buckets in seconds, from a keyed read to the maximum duration of a statement. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts responses by call and status, and measures their duration by call. */
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
    const call = nameOfCall(request);
    answered.inc({ call, method: request.method, status: reply.statusCode });
    took.observe({ call }, reply.elapsedTime / 1000);
  });
}
