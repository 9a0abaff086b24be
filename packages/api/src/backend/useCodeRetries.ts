import { useCallback, useEffect, useRef, useState } from 'react';
import { readTab, storeInTab } from '../storage/tabStorage';
import { checkConnection, whenConnectionIsBack } from './useConnection';

const DELAYS_MS = [2_000, 4_000, 8_000, 15_000];
const LONGEST_DELAY_MS = 30_000;

/**
 * Loads code again that could not be loaded, with growing delays, immediately when the connection is back, and when `tryAgain` is called. `load` rejects if it
 * cannot be loaded.
 */
export function useCodeRetries(load: () => Promise<void>): { isRetrying: boolean; tryAgain: () => void } {
  const [isRetrying, setRetrying] = useState(false);
  const [failedRetries, setFailedRetries] = useState(0);
  const isUnderWay = useRef(false);

  const tryAgain = useCallback(async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setRetrying(true);
    try {
      await load();
    } catch {
      await reloadIfServerAnswers();
      setFailedRetries((before) => before + 1);
    }
    isUnderWay.current = false;
    setRetrying(false);
  }, [load]);

  useEffect(checkConnection, []);

  useEffect(() => {
    const retry = () => void tryAgain();
    const timer = setTimeout(retry, DELAYS_MS[failedRetries] ?? LONGEST_DELAY_MS);
    window.addEventListener('online', retry);
    const forget = whenConnectionIsBack(retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
      forget();
    };
  }, [failedRetries, tryAgain]);

  return { isRetrying, tryAgain: () => void tryAgain() };
}

const RELOADED = 'reloadedForCode';
const RELOAD_AGAIN_AFTER_MS = 60_000;

/**
 * Reloads the page if the server responds but the code is missing: a new version has replaced it, or the browser caches the failure. The reload loads the new
 * code; screens store their own drafts. At most once a minute.
 */
async function reloadIfServerAnswers(): Promise<void> {
  if (Date.now() - Number(readTab(RELOADED) ?? 0) < RELOAD_AGAIN_AFTER_MS) return;
  try {
    const { ok } = await fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' });
    if (!ok) return;
  } catch {
    return;
  }
  storeInTab(RELOADED, Date.now());
  location.reload();
}
