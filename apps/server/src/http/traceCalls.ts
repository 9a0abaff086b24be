import {
  type Context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  context,
  propagation,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { nameOfCall } from '../request/nameOfCall';
import { tracer } from '../db/tracer';

/**
 * Creates a span for each call, from its first byte to the end of its response, with the request id; it continues the trace of a proxy. The span has the call's
 * name, never the URL, and no request data.
 */
export function traceCalls(app: FastifyInstance) {
  const contexts = new WeakMap<FastifyRequest, Context>();

  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    const parent = propagation.extract(ROOT_CONTEXT, request.headers);
    const call = nameOfCall(request);
    const attributes = { 'http.request.method': request.method, 'motorpark.request_id': request.id };
    const span = tracer().startSpan(call, { kind: SpanKind.SERVER, attributes }, parent);
    contexts.set(request, trace.setSpan(parent, span));
  });

  // The context is set here because the active one is lost while the body is read.
  app.addHook('preHandler', (request, _reply, done) => {
    context.with(contexts.get(request) ?? ROOT_CONTEXT, done);
  });

  app.addHook('onResponse', async (request, reply) => {
    const span = trace.getSpan(contexts.get(request) ?? ROOT_CONTEXT);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}
