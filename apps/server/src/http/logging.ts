import { randomBytes } from 'node:crypto';
import { errorText } from '../files/owners';
import fastify, { type FastifyInstance, type FastifyServerOptions, type LogLevel } from 'fastify';

/** Destination of the log; each line is one JSON object. */
export interface LogStream {
  write(line: string): void;
}

/** Returns the path without the query, which may contain passcodes. */
const pathOf = (url = ''): string => url.replace(/[?#].*$/s, '');

/** Logger options. Only the fields listed here are ever written. The detail and parameters of database errors are left out, because they contain user input. */
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
        message: errorText(error),
        stack: error.stack ?? '',
        code: error.code,
        constraint: 'constraint' in error ? error.constraint : undefined,
      }),
    },
    ...(stream && { stream }),
  }) satisfies FastifyServerOptions['logger'];

/** Turns off Fastify's own request lines, which contain complete URLs; `logAnswers` writes one line per call instead. */
export const logController = new fastify.LogController({ disableRequestLogging: true });

export const newRequestId = (): string => randomBytes(6).toString('base64url');

/** Paths that monitoring requests every few seconds; monitoring itself reports when they fail. */
const MONITORED_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** Whether a response carries no news. Its line is logged at debug level, because boards and monitoring make thousands of such calls a day. */
const isRoutine = (path: string, status: number): boolean =>
  status === 304 || (status === 200 && MONITORED_PATHS.has(path));

/** Logs one line per call: method, path without query, status, duration, person and client address. */
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
    request.log[isRoutine(path, status) ? 'debug' : 'info'](line, 'answered');
  });
}
