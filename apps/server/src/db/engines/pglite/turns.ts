/** How long light work may pass heavy work over, so that neither waits for the other without end. */
const PASSED_OVER_MS = 8_000;

interface Waiting {
  isHeavy: () => boolean;
  since: number;
  begin: () => void;
}

/**
 * Runs what it is given one after the other, in the order of asking; what fails keeps nobody back. What is known to be heavy lets the
 * light work that waits go first, so that many heavy calls at once delay a light one by one of them and not by all.
 */
export function openTurns(passedOver = PASSED_OVER_MS) {
  const line: Waiting[] = [];
  let isTaken = false;
  let heavyEndedAt = Number.NEGATIVE_INFINITY;

  function next() {
    const light = line.findIndex(({ isHeavy }) => !isHeavy());
    const heavy = line.findIndex(({ isHeavy }) => isHeavy());
    const passedFor = performance.now() - Math.max(line[heavy]?.since ?? 0, heavyEndedAt);
    const isHeavysTurn = heavy !== -1 && (light === -1 || passedFor > passedOver);
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
