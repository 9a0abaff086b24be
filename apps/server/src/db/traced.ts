import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { tracer } from '../tracing/tracer';
import type { Session } from './database';
import { sqlState } from './errors';
import type { Statement } from './sql';

/** Does work of the database in a span of its own. A statement is named by its text alone: its values may be secrets. */
export function traced<T>(name: string, work: () => Promise<T>, statement?: Statement): Promise<T> {
  return tracer().startActiveSpan(name, { kind: SpanKind.CLIENT }, async (span) => {
    if (statement && span.isRecording())
      span.setAttributes({ 'db.system.name': 'postgresql', 'db.query.text': statement.text });
    try {
      return await work();
    } catch (error) {
      const state = sqlState(error);
      if (typeof state === 'string') span.setAttribute('db.response.status_code', state);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** A transaction, each statement of which has a span of its own. */
export const tracedSession = (tx: Session): Session => ({
  query: (statement) => traced('query', () => tx.query(statement), statement),
  script: (text) => tx.script(text),
});
