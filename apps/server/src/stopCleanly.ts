import { readFileSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';

const WAIT_AT_MOST_MS = 10_000;
/** npm forwards Ctrl-C to a process that already received it from the terminal; a second signal this soon is the same key press. */
const SAME_PRESS_MS = 300;

/** What each signal means. The system doesn't tell who sent it. */
const MEANING = {
  SIGINT: 'Ctrl-C was pressed',
  SIGTERM: 'a service manager, a shutdown or the command kill asked for it',
  SIGHUP: 'the terminal was closed',
} as const;

/**
 * Runs `stop` on Ctrl-C, SIGTERM or the end of the terminal, then exits; the log says why. A second signal exits immediately. Without a terminal a SIGHUP stops
 * nothing: Node undoes `nohup`, and a server that was started from a script or over SSH must outlive the session.
 */
export function stopCleanly(stop: () => Promise<void>, log: Pick<FastifyBaseLogger, 'warn' | 'error'>) {
  let requestedAt: number | undefined;
  const onSignal = (signal: keyof typeof MEANING) => {
    if (signal === 'SIGHUP' && !process.stdout.isTTY) {
      log.warn({ signal, parent: parentOf() }, 'SIGHUP stops nothing, because this server has no terminal');
      return;
    }
    if (requestedAt !== undefined) {
      if (Date.now() - requestedAt > SAME_PRESS_MS) process.exit(1);
      return;
    }
    requestedAt = Date.now();
    log.warn({ signal, parent: parentOf() }, `stopping: ${MEANING[signal]}`);
    setTimeout(() => {
      log.error('did not stop within ten seconds, and ends now: some calls were not answered');
      process.exit(1);
    }, WAIT_AT_MOST_MS).unref();
    stop().then(
      () => {
        log.warn('stopped');
        process.exit(0);
      },
      (error: unknown) => {
        log.error({ err: error }, 'stopped with an error');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  process.on('SIGHUP', onSignal);
}

/** The process that started this one, with its name where the system tells it (Linux). Its command line may contain secrets. */
function parentOf() {
  const pid = process.ppid;
  try {
    return { pid, name: readFileSync(`/proc/${pid}/comm`, 'utf8').trim() };
  } catch {
    return { pid };
  }
}
