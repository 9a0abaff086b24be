import { toast } from '@motorpark/ui';
import { useEffect, useRef } from 'react';
import { goTo } from '../goTo';
import { type Scanned, listenForScans } from './listenForScans';
import { lookUp } from './lookUp';
import { scanHandler } from './scanHandler';

/**
 * Opens a scanned ticket or waybill on every screen below, unless the screen handles scans itself (`useScanHandler`). `onScan` is called first, to close what is
 * open over the screen. A number that is unreadable or unknown shows a message, and the screen stays; unsaved work asks before it is left.
 */
export function useScanToOpen(isOn: boolean, onScan: () => void): void {
  const latestOnScan = useRef(onScan);
  useEffect(() => {
    latestOnScan.current = onScan;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    let latest: Scanned | undefined;

    async function open(scanned: Scanned) {
      latest = scanned;
      latestOnScan.current();
      const take = scanHandler();
      if (take) return take(scanned.code ?? scanned.number ?? scanned.text);
      const { target, message } = await lookUp(scanned);
      if (latest !== scanned) return;
      if (target !== undefined) goTo(target);
      if (message !== undefined) toast.error(message, { toastId: message });
    }

    const stop = listenForScans((scanned) => void open(scanned));
    return () => {
      latest = undefined;
      stop();
    };
  }, [isOn]);
}
