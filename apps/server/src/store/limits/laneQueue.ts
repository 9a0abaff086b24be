import { busy } from '../../request/failure';
import { tooMany } from './tooMany';

interface Places {
  /** Number of tasks that run at the same time. */
  atOnce: number;
  /** Maximum number of waiting callers in one lane, and in all lanes. */
  perLane: number;
  inAll: number;
  /** The limited thing in the error message when a lane is full. */
  of: string;
}

const RETRY_MS = 2_000;

/** Current number of running and waiting tasks. */
interface Load {
  running: number;
  waiting: number;
}

/**
 * Creates a queue for slow work. Each lane (a network address) gets one turn after the other, so a caller that fills its lane delays only itself. Throws a 429
 * if the lane is full, a 503 if the whole queue is full.
 */
export function openLaneQueue({ atOnce, perLane, inAll, of }: Places) {
  /** Waiting callers by lane, ordered by which lane is served next. */
  const lanes = new Map<string, (() => void)[]>();
  let running = 0;
  let waiting = 0;

  function wait(lane: string): Promise<void> {
    const line = lanes.get(lane) ?? [];
    if (line.length >= perLane) throw tooMany(of, RETRY_MS);
    if (waiting >= inAll) throw busy(60);
    lanes.set(lane, line);
    waiting += 1;
    return new Promise((go) => line.push(go));
  }

  function callNext() {
    const [first] = lanes;
    if (!first) {
      running -= 1;
      return;
    }
    const [lane, line] = first;
    const go = line.shift();
    lanes.delete(lane);
    if (line.length > 0) lanes.set(lane, line);
    waiting -= 1;
    go?.();
  }

  async function inTurn<T>(lane: string, work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else await wait(lane);
    try {
      return await work();
    } finally {
      callNext();
    }
  }

  return Object.assign(inTurn, { load: (): Load => ({ running, waiting }) });
}
