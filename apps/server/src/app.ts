import { REQUEST_ID_HEADER } from '@motorpark/contract';
import fastify, { type FastifyInstance, type LogLevel } from 'fastify';
import { accessHandlers, publicAccessHandlers } from './calls/access';
import { refuseDemoPasscode } from './demo/demoPasscode';
import { adminHandlers } from './calls/admin';
import { allotmentHandlers } from './calls/allotment';
import { auditHandlers } from './calls/audit/getAudit';
import { claimHandlers } from './calls/claim';
import { companyHandlers, publicCompanyHandlers } from './calls/company';
import type { Database } from './db';
import { counterHandlers } from './calls/counter';
import { disruptionHandlers } from './calls/disruption';
import { loadingHandlers } from './calls/loading';
import { departureHandlers, publicDepartureHandlers } from './calls/departure';
import { discardHandlers } from './calls/discard';
import { giveBackHandlers } from './calls/giveBack';
import { lookAtHandlers } from './calls/lookAt';
import { driverHandlers } from './calls/driver';
import { discountHandlers } from './calls/discount';
import { fareHandlers } from './calls/fare';
import { paperHandlers } from './calls/paper';
import { erasureHandlers } from './calls/erasure';
import { searchEverywhereHandlers } from './calls/searchEverywhere';
import { expenseHandlers } from './calls/expense';
import { answerFailure } from './http/answerFailures';
import { readBodies } from './http/bodies';
import { NO_HOST_CHECK, answerBrokenRequest, refuseBadHeaders } from './http/brokenRequests';
import { Due, type ServerClock } from './clock';
import type { Clock, PersonHandlers } from './request/call';
import { compressAnswers } from './http/compress';
import { endConnections } from './http/endConnections';
import { NOT_CACHED, SECURITY_HEADERS, sendHeaders } from './http/headers';
import { registerHealth } from './http/health';
import { type LogStream, logAnswers, logController, loggerOf, newRequestId } from './http/logging';
import { readQuery } from './request/payload';
import { registerCalls } from './http/registerCalls';
import { registerProviderEvents } from './http/providerEvents';
import type { PaymentProvider } from './payments/provider';
import { transferHandlers } from './calls/transfer';
import { serveApp } from './http/serveApp';
import { answerUnknownPaths } from './http/unknownPaths';
import { type Deliver, openPostOffice } from './mail';
import { registerMetrics } from './metrics';
import { traceCalls } from './http/traceCalls';
import { importHandlers } from './calls/imports';
import { operationHandlers } from './calls/operation';
import { paymentHandlers } from './calls/payment';
import { reportHandlers } from './calls/report';
import { routeHandlers } from './calls/route';
import type { BackupSettings } from './backup/nightly';
import { shiftHandlers } from './calls/shift';
import { terminalHandlers } from './calls/terminal';
import { ticketHandlers } from './calls/ticket';
import { timetableHandlers } from './calls/timetable';
import { tripHandlers } from './calls/trip';
import { vehicleHandlers } from './calls/vehicle';
import { waybillHandlers } from './calls/waybill';

const PERSON_HANDLERS = {
  ...accessHandlers,
  ...adminHandlers,
  ...terminalHandlers,
  ...driverHandlers,
  ...paperHandlers,
  ...claimHandlers,
  ...fareHandlers,
  ...discountHandlers,
  ...routeHandlers,
  ...vehicleHandlers,
  ...timetableHandlers,
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
  ...searchEverywhereHandlers,
  ...erasureHandlers,
  ...reportHandlers,
  ...importHandlers,
  ...paymentHandlers,
  ...transferHandlers,
  ...allotmentHandlers,
  ...discardHandlers,
  ...giveBackHandlers,
  ...lookAtHandlers,
} satisfies PersonHandlers;

/** Maximum body size in bytes. Regular payloads are a few fields; anything longer is a mistake or an attack. */
const BODY_LIMIT = 64 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

interface AppOptions {
  db: Database;
  settings?: {
    /** The folder of the built app; without one, the server serves only the API. */
    appDir?: string;
    /** Origins besides the server's own whose pages may call the API. */
    allowedOrigins?: readonly string[];
    /** Whether browsers that came over HTTPS use it for all subdomains, too. */
    hstsSubdomains?: boolean;
    /** Proxies whose forwarded client address is trusted; without any, the connecting address is the client's. */
    trustedProxies?: readonly string[];
    /** Whether logins with the published demo passcode are refused. */
    refusesDemo?: boolean;
    logLevel?: LogLevel;
    /** Bearer token that gives access to `/metrics`; undefined disables the endpoint. */
    metricsToken?: string | undefined;
    /** Its key encrypts second factors in the database. */
    backup?: Pick<BackupSettings, 'key'>;
  };
  /** Returns the current time. Tests pass a fixed clock so that sessions don't expire as real time passes. */
  clock: Clock;
  /** Returns the time by which things are due; by default the clock is never in doubt. */
  due?: ServerClock['due'];
  /** Sends mails. Without it, passwords cannot be recovered, and the recovery call fails with a message that says so. */
  deliver?: Deliver;
  /** Gives sales account numbers of their own; its events are stored, and `work` is called. */
  transfers?: { provider: PaymentProvider; work: () => void } | undefined;
  /** Destination of the log; standard output by default. */
  log?: LogStream;
}

/** Builds the complete server over a database, ready to listen or to be called in process. It opens no port and does not close the database. */
export function buildApp({
  db,
  settings = {},
  clock,
  due = () => new Due(clock()),
  deliver,
  transfers,
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
    http: NO_HOST_CHECK,
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
  if (settings.metricsToken !== undefined)
    registerMetrics(app, { db, clock, due, token: settings.metricsToken });
  sendHeaders(app, settings);
  refuseBadHeaders(app);
  if (settings.refusesDemo) refuseDemoPasscode(app);
  compressAnswers(app);
  endConnections(app);
  answerUnknownPaths(app);
  const post = deliver && openPostOffice(deliver, (what, message) => app.log.error(what, message));
  app.addHook('onClose', async () => post?.settled());
  registerCalls(app, {
    db,
    clock: { now: clock, due },
    backupKey: settings.backup?.key,
    publicHandlers: {
      ...publicCompanyHandlers,
      ...publicDepartureHandlers,
      ...publicAccessHandlers(post),
    },
    personHandlers: PERSON_HANDLERS,
    post,
    provider: transfers?.provider,
  });
  if (transfers) registerProviderEvents(app, { db, clock, ...transfers });
  registerHealth(app, db, due);
  serveApp(app, settings.appDir);
  return app;
}
