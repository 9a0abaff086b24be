import fastify, { type FastifyInstance, type LogLevel } from 'fastify';
import { accessHandlers, publicAccessHandlers } from './access';
import { adminHandlers } from './admin';
import type { Database } from './db';
import { driverHandlers } from './driver';
import { expenseHandlers } from './expense';
import { answerFailure } from './http/answerFailures';
import { readBodies } from './http/bodies';
import { answerBrokenRequest } from './http/brokenRequests';
import type { Clock, PersonHandlers } from './http/call';
import { compressAnswers } from './http/compress';
import { sendHeaders } from './http/headers';
import { type LogStream, logAnswers, logController, loggerOf, newRequestId } from './http/logging';
import { readQuery } from './http/payload';
import { registerCalls } from './http/registerCalls';
import { serveApp } from './http/serveApp';
import { answerUnknownPaths } from './http/unknownPaths';
import { workingCapabilities } from './http/workingCapabilities';
import { type Deliver, openPostOffice } from './mail';
import { operationHandlers } from './operation';
import { routeHandlers } from './route';
import { terminalHandlers } from './terminal';
import { ticketHandlers } from './ticket';
import { tripHandlers } from './trip';
import { vehicleHandlers } from './vehicle';
import { waybillHandlers } from './waybill';

const PERSON_HANDLERS = {
  ...accessHandlers,
  ...adminHandlers,
  ...terminalHandlers,
  ...driverHandlers,
  ...routeHandlers,
  ...vehicleHandlers,
  ...tripHandlers,
  ...ticketHandlers,
  ...waybillHandlers,
  ...expenseHandlers,
  ...operationHandlers,
} satisfies PersonHandlers;

/** Payloads are a few fields; anything longer is a mistake or an attack. */
const BODY_LIMIT = 64 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

export interface AppOptions {
  db: Database;
  settings?: {
    /** The folder of the built app; without one only the API is served. */
    appDir?: string;
    /** Origins besides our own whose pages may call the API. */
    allowedOrigins?: readonly string[];
    /** Whose word is taken for who calls, where they stand between; without any, whoever connects is who calls. */
    trustedProxies?: readonly string[];
    logLevel?: LogLevel;
  };
  clock?: Clock;
  /** What hands mails over. Without it no password can be recovered, and whoever asks is told. */
  deliver?: Deliver;
  /** Where the log goes; standard output unless told otherwise. */
  log?: LogStream;
}

/** The whole server over a database, ready to listen or to be called in process. It opens no port and closes no database. */
export function buildApp({
  db,
  settings = {},
  clock = () => new Date(),
  deliver,
  log,
}: AppOptions): FastifyInstance {
  const app = fastify({
    logger: loggerOf(settings.logLevel ?? 'info', log),
    logController,
    genReqId: newRequestId,
    trustProxy: [...(settings.trustedProxies ?? [])],
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { querystringParser: readQuery },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
  });
  app.setErrorHandler(answerFailure);
  readBodies(app);
  logAnswers(app);
  sendHeaders(app, settings.allowedOrigins ?? []);
  compressAnswers(app);
  answerUnknownPaths(app);
  const post = deliver && openPostOffice(deliver, (what, message) => app.log.error(what, message));
  app.addHook('onClose', async () => post?.settled());
  registerCalls(app, {
    db,
    clock,
    publicHandlers: publicAccessHandlers(workingCapabilities(PERSON_HANDLERS), post),
    personHandlers: PERSON_HANDLERS,
  });
  serveApp(app, settings.appDir);
  return app;
}
