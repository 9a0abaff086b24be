import { parentPort, workerData } from 'node:worker_threads';
import type { Pglite, Request } from './protocol';
import { failureOf, type Message } from './messages';
import { type MakeFs, runPglite } from './runPglite';

const OPEN = { columns: [], rows: [], command: '', fsyncs: 0 };

/** The body of the database thread: opens the given folder and answers requests. */
export async function serveThread(makeFs?: MakeFs): Promise<void> {
  const port = parentPort;
  const folder: unknown = workerData;
  if (!port || typeof folder !== 'string') throw new Error('This runs in the thread of the database only.');
  const say = (message: Message) => port.postMessage(message);
  try {
    const pglite = await runPglite(folder, makeFs);
    port.on('message', (request: Request) => void answer(pglite, request, say));
    say({ done: OPEN });
  } catch (error) {
    say(failureOf(error));
  }
}

async function answer(pglite: Pglite, request: Request, say: (message: Message) => void) {
  try {
    say({ done: await pglite.ask(request) });
  } catch (error) {
    say(failureOf(error));
  }
}
