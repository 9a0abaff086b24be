import { trace, type Tracer } from '@opentelemetry/api';

/** Makes the spans of the server. They are nothing, and cost next to nothing, unless an SDK was loaded before the server (docs/running.md). */
export const tracer = (): Tracer => trace.getTracer('motorpark');
