import { checkConnection, whenConnectionIsBack } from '@motorpark/api';
import { FailureState } from '@motorpark/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepInTab, readTab } from './draft/tabStorage';

interface CodeFailureProps {
  /** Fetches the code once more and shows the screen; rejects if it does not come. */
  load: () => Promise<void>;
}

/**
 * Stands where a screen's code did not come: over a poor connection, or because a new version has replaced it on the server. It is
 * fetched again by itself, ever more rarely, and at once when the connection is back.
 */
export function CodeFailure({ load }: CodeFailureProps) {
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

  return (
    <FailureState
      message="This page could not be loaded. Please check the connection and try again."
      isRetrying={isRetrying}
      onRetry={() => void tryAgain()}
    />
  );
}

const DELAYS_MS = [2_000, 4_000, 8_000, 15_000];
const LONGEST_DELAY_MS = 30_000;

const RELOADED = 'reloadedForCode';
const RELOAD_AGAIN_AFTER_MS = 60_000;

/**
 * The server is there and the code is not: a new version has replaced it, or the browser remembers the failure. A reload brings the
 * code then; what was typed is kept by the screens themselves. At most once a minute.
 */
async function reloadIfServerAnswers(): Promise<void> {
  const last = readTab(RELOADED);
  const at = typeof last === 'object' && last !== null && 'at' in last ? Number(last.at) : 0;
  if (Date.now() - at < RELOAD_AGAIN_AFTER_MS) return;
  try {
    const { ok } = await fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' });
    if (!ok) return;
  } catch {
    return;
  }
  keepInTab(RELOADED, { at: Date.now() });
  location.reload();
}
