import type { FastifyBaseLogger } from 'fastify';
import { formatDateTime } from '@motorpark/domain';
import { senderOf } from '../store/company/companyRow';
import { type Database, columns, sql } from '../db';
import type { PostOffice } from '../mail';
import { clockMail } from './clockMail';
import { markAhead, markTime, readEvidence } from '../clock/clockMark';
import type { Evidence, ServerClock } from '../clock/openClock';

const EVERY_MS = 60_000;
/** How old the recorded time may be. */
const MARK_EVERY_MS = 10 * EVERY_MS;

interface Watched {
  clock: ServerClock;
  db: Database;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** Sends mails; undefined if mails cannot be sent. */
  post: PostOffice | undefined;
  /** Reads what else is known of the time. Tests pass their own, as a database has a clock of its own. */
  evidence?: () => Promise<Evidence>;
}

/** Returns a function that compares the clock with what else is known, records the result, and tells the operator and the super admins when it changes. */
export function clockWatch({
  clock,
  db,
  log,
  post,
  evidence: read = () => readEvidence(db),
}: Watched): () => Promise<void> {
  let wasRight = true;
  return async () => {
    const evidence = await read();
    clock.compare(evidence);
    const due = clock.due();
    if (due) await record(due, evidence);
    else await markAhead(db, clock.now());
    if ((due !== undefined) === wasRight) return;
    wasRight = due !== undefined;
    if (wasRight) log.warn('the clock of the server agrees again: what is due by time goes on');
    else await tell(evidence);
  };

  async function record(due: Date, { newest, heldAt }: Evidence) {
    const age = Math.abs(due.getTime() - (newest?.getTime() ?? 0));
    if (heldAt || age > MARK_EVERY_MS) await markTime(db, due);
  }

  async function tell({ newest, database }: Evidence) {
    log.error(
      { clock: clock.now(), newest, database },
      'THE CLOCK OF THE SERVER IS AHEAD: nothing is expired, erased or deleted by time until it is right (docs/running.md)',
    );
    const people = await db.query(
      sql`select ${columns('person.name', 'person.email')} from person where role = 'super_admin' and not is_banned`,
    );
    const sender = await senderOf(db);
    const facts = { shown: formatDateTime(clock.now().toISOString()), sender };
    for (const { name, email } of people) post?.post(clockMail({ name, to: email, ...facts }));
  }
}

/** Watches the clock now and every minute, until the returned function is called. */
export async function startClockWatch(watched: Watched): Promise<() => void> {
  const look = clockWatch(watched);
  const run = () =>
    look().catch((error: unknown) => watched.log.error({ err: error }, 'the clock could not be compared'));
  await run();
  const timer = setInterval(() => void run(), EVERY_MS).unref();
  return () => clearInterval(timer);
}
