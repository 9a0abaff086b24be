import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { tracer } from './tracer';
import type { Session } from './database';
import { sqlState } from './errors';
import type { Statement } from './sql';

/** Runs database work in a span of its own. Only the statement's text is recorded: its values may be secret. */
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

/** Wraps a transaction so that each query has a span of its own. */
export const tracedSession = (tx: Session): Session => ({
  query: (statement) => traced('query', () => tx.query(statement), statement),
  script: (text) => tx.script(text),
});
