import { busy } from '../http/failure';
import { tooMany } from './tooMany';

interface Places {
  /** Works that run at once. */
  atOnce: number;
  /** Callers that wait in one lane, and in all of them. */
  perLane: number;
  inAll: number;
  /** What there are too many of where a lane is full. */
  of: string;
}

const RETRY_MS = 2_000;

/** How many run, and how many wait for their turn. */
interface Load {
  running: number;
  waiting: number;
}

/**
 * Lets slow work run in turn: each lane, which is an address, gets one turn after the other, so that whoever fills theirs waits for
 * themselves alone. A full lane is a 429, a full server a 503.
 */
export function openTurns({ atOnce, perLane, inAll, of }: Places) {
  /** Who waits, by lane; the lane whose turn comes next first. */
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
