let underWay = 0;
const waiting = new Set<() => void>();

/** A call leaves; call the result when it is over. */
export function beginCall(): () => void {
  underWay += 1;
  return () => {
    underWay -= 1;
    if (underWay > 0) return;
    for (const go of waiting) go();
    waiting.clear();
  };
}

/** Whether nothing is asked of the server just now. */
export const isQuiet = (): boolean => underWay === 0;

/** Waits until nothing is asked of the server: what can wait does not take the line from what somebody waits for. */
export const whenQuiet = async (): Promise<void> =>
  isQuiet() ? undefined : await new Promise<void>((go) => waiting.add(go));
