let underWay = 0;
const waiting = new Set<() => void>();

/** Registers a call that starts; call the returned function when it ends. */
export function beginCall(): () => void {
  underWay += 1;
  return () => {
    underWay -= 1;
    if (underWay > 0) return;
    for (const go of waiting) go();
    waiting.clear();
  };
}

export const isNetworkIdle = (): boolean => underWay === 0;

/** Waits until no call is running, so that background work does not compete with what the user waits for. */
export const whenNetworkIdle = async (): Promise<void> =>
  isNetworkIdle() ? undefined : await new Promise<void>((go) => waiting.add(go));
