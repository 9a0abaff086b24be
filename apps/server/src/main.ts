// Opens the database, fills an empty one with the demo company if the settings allow it, and serves until it receives a stop signal.
import { uptime } from 'node:os';
import { lagosDay } from '@motorpark/domain';
import { hashPasscode } from './store/access/passcode';
import { isRequiredOf } from './store/access/secondFactor/secondFactor';
import { encryptStoredSecrets } from './store/access/secondFactor/storedSecret';
import { buildApp } from './app';
import { startBackups } from './jobs/startBackups';
import { bannerOf, logStart } from './banner';
import { openClock, readEvidence } from './clock';
import { startClockWatch } from './jobs/startClockWatch';
import { companyRow, initRules } from './store/company/companyRow';
import { recordTerms } from './store/company/keptTerms';
import { BUILT_THREAD, openDatabase } from './db';
import { writeFatal } from './files/writeFatal';
import { errorText } from './files/owners';
import { fillDemo, isEmpty } from './demo';
import { demoLogins } from './demoLogins';
import { startHousekeeping } from './jobs/housekeeping';
import { listen } from './listen';
import { deliverBy, openPostOffice } from './mail';
import { startTimetable } from './jobs/startTimetable';
import { startExpiring } from './jobs/startExpiring';
import { startTransfers } from './jobs/startTransfers';
import { startDemoProvider } from './startDemoProvider';
import { providerIn } from './payments/providerIn';
import { SettingError, describeWhere, leavesTlsOpen, readSettings } from './settings';
import { stopCleanly } from './stopCleanly';
import { VERSION } from './files/product';

// Stack traces in the log show source file names and lines.
process.setSourceMapsEnabled(true);

try {
  await start();
} catch (error) {
  writeFatal(errorText(error));
  process.exit(1);
}

/** Prints what is meant for people; without a terminal, standard output has only lines of the log. */
function print(text: string) {
  if (process.stdout.isTTY) process.stdout.write(text);
}

/** Why a server in production does not start by itself beside the data of a company: a lost setting would begin an empty one. */
function newDatabase(where: string) {
  return `The database is new and has no company: ${where}. If yours is elsewhere, correct DATABASE_URL and DATA_DIR. If this is a new company, make its first super admin with create-super-admin, or restore a backup, then start the server.`;
}

async function start() {
  const settings = readSettings(process.env);
  const db = await openDatabase(settings.where, BUILT_THREAD);
  try {
    if (settings.isProduction && settings.refusesDemo && (await isEmpty(db)))
      throw new SettingError(newDatabase(describeWhere(settings.where)));
    if (settings.isDemo && (await isEmpty(db))) await fillDemo(db, { now: new Date(), hashPasscode });
    const requiresSecondFactor = settings.isProduction && settings.refusesDemo;
    await initRules(db, { fares: settings.fares, requiresSecondFactor });
    await recordTerms(db, await companyRow(db), new Date());
    const facts = {
      version: VERSION,
      data: describeWhere(settings.where),
      logins: await demoLogins(db),
      isEmpty: await isEmpty(db),
      isProduction: settings.isProduction,
      isEmbedded: 'dataDir' in settings.where,
      isReachable: settings.isReachable,
      hasProxy: settings.trustedProxies.length > 0,
      refusesDemo: settings.refusesDemo,
      canMail: settings.mail !== undefined,
      leavesTlsOpen: leavesTlsOpen(settings.where),
      unreadableFactors: await encryptStoredSecrets(db, settings.backup.key),
      lacksSecondFactor: requiresSecondFactor && !(await isRequiredOf(db, 'super_admin')),
    };
    const { mail } = settings;
    const clock = openClock({
      wall: () => new Date(),
      uptime,
      evidence: await readEvidence(db),
      isConfirmed: settings.clockIsRightOn === lagosDay(new Date().toISOString()),
    });
    const deliver = mail && deliverBy(mail, print);
    let urls: string[] = [];
    const demo =
      settings.simulatesPayments && facts.logins.length > 0
        ? await startDemoProvider(() => urls[0] ?? '')
        : undefined;
    const provider = demo?.provider ?? (settings.payments && providerIn(settings.payments));
    let askProvider = () => {};
    let stopTransfers = async () => {};
    const app = buildApp({
      db,
      clock: clock.now,
      due: clock.due,
      settings,
      ...(deliver && { deliver }),
      ...(provider && { transfers: { provider, work: () => askProvider() } }),
    });
    // Starts and stops are logged at every level but `silent`.
    const log = app.log.child({}, { level: settings.logLevel === 'silent' ? 'silent' : 'info' });
    process.on('uncaughtException', (error) => {
      log.fatal({ err: error }, 'the server ends: an error that nothing expected');
      process.exit(1);
    });
    const post = deliver && openPostOffice(deliver, (what, message) => app.log.error(what, message));
    let stopWatching = () => {};
    let stopTidying = () => {};
    let stopBackups = async () => {};
    let stopExpiring = async () => {};
    let stopTimetable = async () => {};
    // Registered before listening, so that a client that gets a response can already stop the server.
    stopCleanly(async () => {
      stopWatching();
      stopTidying();
      const jobs = [stopBackups(), stopExpiring(), stopTimetable(), stopTransfers()];
      await Promise.all([app.close(), demo?.close(), ...jobs]);
      await db.close();
    }, log);
    urls = await listen(app, settings);
    stopWatching = await startClockWatch({ clock, db, log: app.log, post });
    stopBackups = await startBackups(db, settings, { clock, log: app.log });
    stopTidying = startHousekeeping(db, clock.due, (error) =>
      app.log.error({ err: error }, 'tidying failed'),
    );
    stopExpiring = startExpiring(db, clock.due, (error) =>
      app.log.error({ err: error }, 'what is due did not expire'),
    );
    stopTimetable = startTimetable(db, clock.due, (error) =>
      app.log.error({ err: error }, 'the trips of the timetable were not made'),
    );
    if (provider)
      ({ work: askProvider, stop: stopTransfers } = startTransfers(db, {
        provider,
        now: clock.now,
        onFailure: (error) => app.log.error({ err: error }, 'the payment provider could not be asked'),
      }));
    const started = { urls, phone: demo?.phone, ...facts };
    if (process.stdout.isTTY) print(bannerOf(started));
    else logStart(log, started);
  } catch (error) {
    await db.close();
    throw error;
  }
}
