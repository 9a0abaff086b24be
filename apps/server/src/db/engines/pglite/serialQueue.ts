/** How long light work may overtake heavy work, so that heavy work does not wait forever. */
const MAX_WAIT_MS = 8_000;

interface Waiting {
  isHeavy: () => boolean;
  since: number;
  begin: () => void;
}

/**
 * Runs work one at a time, in the order of the calls; a failure does not stop the queue. Work known to be heavy lets waiting light work go first, so
 * that many heavy calls delay a light one only by one of them.
 */
export function openSerialQueue(maxWait = MAX_WAIT_MS) {
  const line: Waiting[] = [];
  let isTaken = false;
  let heavyEndedAt = Number.NEGATIVE_INFINITY;

  function next() {
    const light = line.findIndex(({ isHeavy }) => !isHeavy());
    const heavy = line.findIndex(({ isHeavy }) => isHeavy());
    const waitedFor = performance.now() - Math.max(line[heavy]?.since ?? 0, heavyEndedAt);
    const isHeavysTurn = heavy !== -1 && (light === -1 || waitedFor > maxWait);
    const [first] = line.splice(isHeavysTurn ? heavy : Math.max(light, 0), 1);
    isTaken = first !== undefined;
    first?.begin();
  }

  return async function inTurn<T>(work: () => Promise<T>, isHeavy = () => false): Promise<T> {
    if (isTaken) {
      const since = performance.now();
      await new Promise<void>((begin) => line.push({ isHeavy, since, begin }));
    }
    isTaken = true;
    try {
      return await work();
    } finally {
      if (isHeavy()) heavyEndedAt = performance.now();
      next();
    }
  };
}
