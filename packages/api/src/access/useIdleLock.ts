import { useEffect } from 'react';
import { lock } from './lock.endpoints';
import { lockMinutes } from '../company/lockMinutes';
import { useMay } from '../backend/useMay';
import { useSession } from '../session/session';
import { remember, remembered } from '../storage/remembered';

/** The storage key of the time of the last action in any tab of the app on this machine. */
const KEY = 'lastActiveAt';
const MINUTE = 60_000;
/** The precision in milliseconds with which it is stored. */
const PRECISION_MS = 5_000;

const ACTIONS = ['pointerdown', 'keydown', 'wheel'] as const;

let noted = 0;

/** Records an action of the user; a login counts, too. */
export function recordAction() {
  const now = Date.now();
  if (Math.abs(now - noted) < PRECISION_MS) return;
  noted = now;
  remember(KEY, String(now));
}

/** Returns the milliseconds since the last action in any tab; in this tab only if the browser stores nothing. */
function idleFor(): number {
  const last = Number(remembered(KEY) ?? noted);
  return Date.now() - Math.max(last, noted);
}

/**
 * Locks the session after the company's number of idle minutes in all tabs; also when the machine wakes up later. The server has its own lock, but counts
 * automatic refreshes as activity.
 */
export function useIdleLock(): void {
  const token = useSession()?.token;
  const canLock = useMay()('session.lock');

  useEffect(() => {
    const options = { capture: true, passive: true };
    for (const action of ACTIONS) window.addEventListener(action, recordAction, options);
    return () => {
      for (const action of ACTIONS) window.removeEventListener(action, recordAction, options);
    };
  }, []);

  useEffect(() => {
    if (token === undefined || !canLock) return undefined;
    if (remembered(KEY) === undefined) recordAction();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function check() {
      clearTimeout(timer);
      const left = lockMinutes() * MINUTE - idleFor();
      if (left <= 0) void lock();
      // At most a minute, because the company may shorten the time meanwhile.
      timer = setTimeout(check, left > 0 ? Math.min(left, MINUTE) : lockMinutes() * MINUTE);
    }
    check();
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [token, canLock]);
}
