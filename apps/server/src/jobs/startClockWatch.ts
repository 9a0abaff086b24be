import type { FastifyBaseLogger } from 'fastify';
import { formatDateTime } from '@motorpark/domain';
import { senderOf } from '../store/company/companyRow';
import { type Database, columns, sql } from '../db';
import type { PostOffice, Mail } from '../mail';
import { markAhead, markTime, readEvidence } from '../clock/clockMark';
import type { Evidence, ServerClock } from '../clock/openClock';
import { letter } from '../mail/letter';

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

interface Facts {
  to: string;
  name: string;
  /** What the clock shows. */
  shown: string;
  /** The company's name. */
  sender: string;
}

/** Sent to super admins when the server's clock was found ahead. */
const clockMail = ({ shown, ...letterOf }: Facts): Mail =>
  letter({
    ...letterOf,
    subject: 'The clock of the Motorpark server may be wrong',
    paragraphs: [
      `The clock of the server shows ${shown}. That is later than it can be, by everything else that the server knows.`,
      'You can go on selling. But until the clock is right, no unpaid sale expires, no kept seat is released, and no passenger data is erased. New sales get the date that the clock shows.',
      'If that date is wrong, ask the person who looks after the server to set its clock right. If it is right, log in with a code of your authenticator app: your phone then confirms the time. Without such an app, ask them to restart the server with CLOCK_IS_RIGHT, as docs/running.md describes.',
    ],
  });
