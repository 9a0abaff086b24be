import { REQUEST_ID_HEADER } from '@motorpark/contract';
import fastify, { type FastifyInstance, type LogLevel } from 'fastify';
import { accessHandlers, publicAccessHandlers } from './access';
import { refuseDemoPasscode } from './access/demoPasscode';
import { adminHandlers } from './admin';
import { allotmentHandlers } from './allotment';
import { auditHandlers } from './audit/getAudit';
import { companyHandlers, publicCompanyHandlers } from './company';
import type { Database } from './db';
import { counterHandlers } from './counter';
import { disruptionHandlers } from './disruption';
import { loadingHandlers } from './loading';
import { departureHandlers, publicDepartureHandlers } from './departure';
import { discardHandlers } from './discard';
import { driverHandlers } from './driver';
import { erasureHandlers } from './erasure';
import { everywhereHandlers } from './everywhere';
import { expenseHandlers } from './expense';
import { answerFailure } from './http/answerFailures';
import { readBodies } from './http/bodies';
import { WITHOUT_REFUSALS_OF_NODE, answerBrokenRequest, refuseAsNodeDoes } from './http/brokenRequests';
import type { Clock, PersonHandlers } from './http/call';
import { compressAnswers } from './http/compress';
import { endConnections } from './http/endConnections';
import { NOT_CACHED, SECURITY_HEADERS, sendHeaders } from './http/headers';
import { tellHealth } from './http/health';
import { type LogStream, logAnswers, logController, loggerOf, newRequestId } from './http/logging';
import { readQuery } from './http/payload';
import { registerCalls } from './http/registerCalls';
import { serveApp } from './http/serveApp';
import { answerUnknownPaths } from './http/unknownPaths';
import { workingCapabilities } from './http/workingCapabilities';
import { type Deliver, openPostOffice } from './mail';
import { tellMetrics } from './metrics';
import { traceCalls } from './tracing/traceCalls';
import { importHandlers } from './imports';
import { operationHandlers } from './operation';
import { paymentHandlers } from './payment';
import { reportHandlers } from './report';
import { routeHandlers } from './route';
import { shiftHandlers } from './shift';
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
  ...auditHandlers,
  ...companyHandlers,
  ...departureHandlers,
  ...loadingHandlers,
  ...disruptionHandlers,
  ...shiftHandlers,
  ...counterHandlers,
  ...everywhereHandlers,
  ...erasureHandlers,
  ...reportHandlers,
  ...importHandlers,
  ...paymentHandlers,
  ...allotmentHandlers,
  ...discardHandlers,
} satisfies PersonHandlers;

/** Payloads are a few fields; anything longer is a mistake or an attack. */
const BODY_LIMIT = 64 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

interface AppOptions {
  db: Database;
  settings?: {
    /** The folder of the built app; without one only the API is served. */
    appDir?: string;
    /** Origins besides our own whose pages may call the API. */
    allowedOrigins?: readonly string[];
    /** Proxies whose forwarded address is trusted; without any, the address that connects is the caller's. */
    trustedProxies?: readonly string[];
    /** Whether the published passcode of the demo is good for nothing. */
    refusesDemo?: boolean;
    logLevel?: LogLevel;
    /** Who shows this token reads `/metrics`; without one there are none. */
    metricsToken?: string | undefined;
  };
  /** The current time: a test that left it out would see sessions of its own day end as the real one goes by. */
  clock: Clock;
  /** What hands mails over. Without it no password can be recovered, and the call says so. */
  deliver?: Deliver;
  /** Where the log goes; standard output by default. */
  log?: LogStream;
}

/** The whole server over a database, ready to listen or to be called in process. It opens no port and closes no database. */
export function buildApp({ db, settings = {}, clock, deliver, log }: AppOptions): FastifyInstance {
  const app = fastify({
    logger: loggerOf(settings.logLevel ?? 'info', log),
    logController,
    genReqId: newRequestId,
    trustProxy: [...(settings.trustedProxies ?? [])],
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { querystringParser: readQuery },
    clientErrorHandler: answerBrokenRequest,
    http: WITHOUT_REFUSALS_OF_NODE,
    frameworkErrors: (error, request, reply) =>
      void answerFailure(
        error,
        request,
        reply.headers({ ...SECURITY_HEADERS, ...NOT_CACHED, [REQUEST_ID_HEADER]: request.id }),
      ),
  });
  app.setErrorHandler(answerFailure);
  readBodies(app);
  logAnswers(app);
  traceCalls(app);
  if (settings.metricsToken !== undefined) tellMetrics(app, { db, clock, token: settings.metricsToken });
  sendHeaders(app, settings.allowedOrigins ?? []);
  refuseAsNodeDoes(app);
  if (settings.refusesDemo) refuseDemoPasscode(app);
  compressAnswers(app);
  endConnections(app);
  answerUnknownPaths(app);
  const post = deliver && openPostOffice(deliver, (what, message) => app.log.error(what, message));
  app.addHook('onClose', async () => post?.settled());
  registerCalls(app, {
    db,
    clock,
    publicHandlers: {
      ...publicCompanyHandlers,
      ...publicDepartureHandlers,
      ...publicAccessHandlers(
        workingCapabilities({ ...PERSON_HANDLERS, ...publicCompanyHandlers, ...publicDepartureHandlers }),
        post,
      ),
    },
    personHandlers: PERSON_HANDLERS,
    post,
  });
  tellHealth(app, db);
  serveApp(app, settings.appDir);
  return app;
}
