import { toast } from '@motorpark/ui';
import { goTo } from '../goTo';
import { type Scanned, listenForScans } from './listenForScans';
import { lookUp } from './lookUp';
import { scanHandler } from './scanHandler';

/**
 * Opens each scanned ticket or waybill, unless the screen handles scans itself (`useScanHandler`). `onScan` is called first. A number that is unreadable or unknown
 * shows a message, and the screen stays; unsaved work asks before it is left. Returns a function that stops it.
 */
export function openScans(onScan: () => void): () => void {
  let latest: Scanned | undefined;

  async function open(scanned: Scanned) {
    latest = scanned;
    onScan();
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
}
