import { Worker } from 'node:worker_threads';
import { DatabaseLost } from '../../errors';
import { StatementTimedOut } from '../../statementTime';
import type { Host, Pglite, Reply } from './protocol';
import { DiskFull } from './diskFull';
import { DISK_FAILED, endProcess } from './endProcess';
import { errorOf, hasPanicked, type Message } from './messages';

/** Thrown if the thread ended by itself, as PGlite does after a fatal error; the next thread recovers what was committed. */
class ThreadEnded extends DatabaseLost {
  override message = 'The database ended unexpectedly and is being opened again.';

  constructor(cause: unknown) {
    super({ cause });
  }
}

interface Running extends Pglite {
  end(): Promise<unknown>;
}

/**
 * Runs PGlite in a thread of its own, so that the server keeps responding while a statement runs, and so that a statement that runs too long can be
 * cancelled reliably: its thread is terminated, and another one opens the folder again, once its disk has room. Everything committed is on the disk.
 */
export async function openThread(
  file: URL,
  folder: string,
  isFull: (folder: string) => boolean,
): Promise<Host> {
  let isClosing = false;
  let current = startThread(file, folder, reopen);

  function reopen() {
    if (isClosing) return;
    current = isFull(folder) ? Promise.reject(new DiskFull(folder)) : startThread(file, folder, reopen);
    current.catch((error: unknown) => {
      if (!isFull(folder) && !(error instanceof DiskFull))
        endProcess(`The database could not be opened again (${String(error)})`);
      setTimeout(reopen, ASK_FOR_ROOM_EVERY_MS);
    });
  }

  await current;
  return {
    current: () => current,
    async close() {
      isClosing = true;
      const running = await current.catch(() => undefined);
      if (isFull(folder)) return void (await running?.end());
      await running?.ask({ kind: 'close' });
      await running?.end();
    },
  };
}

/** While the disk is full, a database that ended is tried again at this interval. */
const ASK_FOR_ROOM_EVERY_MS = 1_000;

/** Starts a thread that opens the folder. `onEnd` is called when the thread ends after it was open. */
async function startThread(file: URL, folder: string, onEnd: () => void): Promise<Running> {
  const worker = new Worker(file, { workerData: folder, name: 'database' });
  let waiting: { resolve: (reply: Reply) => void; reject: (why: unknown) => void } | undefined;
  let isOpen = false;
  /** The reason why no more requests are possible. */
  let over: Error | undefined;
  let cause: unknown;

  function finish(settle: (asker: NonNullable<typeof waiting>) => void) {
    const asker = waiting;
    waiting = undefined;
    // An idle database must not keep the process alive.
    worker.unref();
    if (asker) settle(asker);
  }

  worker.on('message', (message: Message) => {
    if (isOpen && 'failed' in message && hasPanicked(message.failed)) {
      over ??= new ThreadEnded(errorOf(message.failed));
      void worker.terminate();
      return;
    }
    finish(({ resolve, reject }) =>
      'done' in message ? resolve(message.done) : reject(errorOf(message.failed)),
    );
  });
  worker.on('error', (error) => (cause = error));
  worker.on('exit', (code) => {
    if (code === DISK_FAILED) process.exit(1);
    const why = (over ??= new ThreadEnded(cause));
    if (isOpen) onEnd();
    finish(({ reject }) => reject(why));
  });

  const nextReply = () => {
    if (waiting) throw new Error('The database is asked one thing at a time.');
    worker.ref();
    return new Promise<Reply>((resolve, reject) => (waiting = { resolve, reject }));
  };

  await nextReply().catch(async (error: unknown) => {
    await worker.terminate();
    throw error;
  });
  isOpen = true;
  return {
    async ask(request, withinMs) {
      if (over) throw over;
      const answer = nextReply();
      worker.postMessage(request, []);
      if (withinMs === undefined) return answer;
      const timer = setTimeout(() => {
        over ??= new StatementTimedOut();
        void worker.terminate();
      }, withinMs);
      return answer.finally(() => clearTimeout(timer));
    },
    end: () => worker.terminate(),
  };
}
