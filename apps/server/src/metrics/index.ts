import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Registry, collectDefaultMetrics } from 'prom-client';
import type { Database } from '../db';
import type { ServerClock } from '../clock';
import type { Clock } from '../request/call';
import { Failure } from '../request/failure';
import { countCalls } from './calls';
import { gaugeOffice, gaugeProcess } from './gauges';

interface Measured {
  db: Database;
  clock: Clock;
  due: ServerClock['due'];
  /** Bearer token that gives access to the metrics. */
  token: string;
}

/** Registers `/metrics` for Prometheus, protected by the token (docs/running.md): counts and durations of calls, and queue lengths. */
export function registerMetrics(app: FastifyInstance, { db, clock, due, token }: Measured) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countCalls(app, registry);
  gaugeProcess(registry, { db, due });
  const readOffice = gaugeOffice(registry, db, clock);
  const expected = digest(`Bearer ${token}`);

  app.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
      throw new Failure(401, { message: 'Only the holder of METRICS_TOKEN may read this.' });
    }
    await readOffice();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

const digest = (text: string) => createHash('sha256').update(text).digest();
