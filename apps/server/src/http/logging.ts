import { randomBytes } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyServerOptions, type LogLevel } from 'fastify';

/** Where lines of the log go, one JSON object each. */
export interface LogStream {
  write(line: string): void;
}

/** The path without the query, which may carry passcodes. */
const pathOf = (url = ''): string => url.replace(/[?#].*$/s, '');

/**
 * The logger: only what is listed here is ever written. Of a database's error neither detail nor parameters are, for they hold
 * what people typed.
 */
export const loggerOf = (level: LogLevel, stream?: LogStream) =>
  ({
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: ({ method, url }) => ({ method, path: pathOf(url) }),
      res: ({ statusCode }) => ({ status: statusCode }),
      err: (error) => ({
        type: error.name,
        message: error.message,
        stack: error.stack ?? '',
        code: error.code,
        constraint: 'constraint' in error ? error.constraint : undefined,
      }),
    },
    ...(stream && { stream }),
  }) satisfies FastifyServerOptions['logger'];

/** Fastify's own lines, which hold whole addresses, are off; `logAnswers` writes one a call instead. */
export const logController = new fastify.LogController({ disableRequestLogging: true });

export const newRequestId = (): string => randomBytes(6).toString('base64url');

/** What watches over the server asks for these every few seconds, and says itself when something is wrong. */
const WATCHED: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** Whether a call came to nothing new: its line is at debug, for boards and watchers make thousands of them a day. */
const isNothingNew = (path: string, status: number): boolean =>
  status === 304 || (status === 200 && WATCHED.has(path));

/** One line a call: method, path without query, status, how long it took, who made it and from which address. */
export function logAnswers(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const path = pathOf(request.url);
    const status = reply.statusCode;
    const line = {
      method: request.method,
      path,
      status,
      ms: Math.round(reply.elapsedTime),
      ip: request.ip,
      ...(request.person && { person: request.person.id, name: request.person.name }),
    };
    request.log[isNothingNew(path, status) ? 'debug' : 'info'](line, 'answered');
  });
}
