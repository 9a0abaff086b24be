import { trace, type Tracer } from '@opentelemetry/api';

/** Returns the tracer of the server. Its spans cost almost nothing unless an OpenTelemetry SDK was loaded before the server (docs/running.md). */
export const tracer = (): Tracer => trace.getTracer('motorpark');
