// Opens the database, fills it with the demo company where it is empty and allowed to, and serves until it is told to stop.
import { hashPasscode } from './access/passcode';
import { buildApp } from './app';
import { startBackups } from './backup';
import { bannerOf } from './banner';
import { startWithFares } from './company';
import { BUILT_THREAD, openDatabase } from './db';
import { fillDemo, isEmpty } from './db/demo';
import { demoLogins } from './demoLogins';
import { keepTidy } from './housekeeping';
import { listen } from './listen';
import { deliverBy } from './mail';
import { keepExpiring } from './payment/keepExpiring';
import { describeWhere, readSettings } from './settings';
import { stopCleanly } from './stopCleanly';

// A stack trace in the log names our own files and lines.
process.setSourceMapsEnabled(true);

try {
  await start();
} catch (error) {
  process.stderr.write(`\n  ${error instanceof Error ? error.message : String(error)}\n\n`);
  process.exit(1);
}

function print(text: string) {
  process.stdout.write(text);
}

async function start() {
  const settings = readSettings(process.env);
  const db = await openDatabase(settings.where, BUILT_THREAD);
  try {
    if (settings.isDemo && (await isEmpty(db))) await fillDemo(db, { now: new Date(), hashPasscode });
    if (settings.fares) await startWithFares(db, settings.fares);
    const told = {
      data: describeWhere(settings.where),
      logins: await demoLogins(db),
      isEmpty: await isEmpty(db),
      isProduction: settings.isProduction,
      isReachable: settings.isReachable,
      hasProxy: settings.trustedProxies.length > 0,
      refusesDemo: settings.refusesDemo,
      canMail: settings.mail !== undefined,
    };
    const { mail } = settings;
    const app = buildApp({
      db,
      clock: () => new Date(),
      settings,
      ...(mail && { deliver: deliverBy(mail, print) }),
    });
    let stopTidying = () => {};
    let stopBackups = async () => {};
    let stopExpiring = async () => {};
    // Before it listens: whoever gets an answer may ask it to stop.
    stopCleanly(async () => {
      stopTidying();
      await Promise.all([app.close(), stopBackups(), stopExpiring()]);
      await db.close();
    });
    const urls = await listen(app, settings);
    stopBackups = await startBackups(db, settings, app.log);
    stopTidying = keepTidy(db, (error) => app.log.error({ err: error }, 'tidying failed'));
    stopExpiring = keepExpiring(db, (error) => app.log.error({ err: error }, 'what is due did not expire'));
    print(bannerOf({ urls, ...told }));
  } catch (error) {
    await db.close();
    throw error;
  }
}
