import { whenConnectionIsBack } from '@motorpark/api';
import { useEffect, useEffectEvent } from 'react';

/** Opens what is scanned on every screen below. `onScan` is called first, to close what is open over the screen. Its code is loaded beside the first list, of which it is no part. */
export function useScanToOpen(isOn: boolean, onScan: () => void): void {
  const close = useEffectEvent(onScan);
  useEffect(() => {
    if (!isOn) return undefined;
    let isOver = false;
    let stop: (() => void) | undefined;
    async function start() {
      const { openScans } = await import('./openScans');
      if (!isOver) stop ??= openScans(() => close());
    }
    const tryToStart = () => void start().catch(() => undefined);
    tryToStart();
    const isBack = whenConnectionIsBack(tryToStart);
    return () => {
      isOver = true;
      isBack();
      stop?.();
    };
  }, [isOn]);
}
