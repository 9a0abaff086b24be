import { lock, lockMinutes, useMay, useSession } from '@motorpark/api';
import { useEffect } from 'react';
import { remember, remembered } from '../remembered';

/** When somebody last did something in any tab of the app on this machine. */
const KEY = 'lastActiveAt';
const MINUTE = 60_000;
/** Remembered no more exactly than this. */
const EVERY_MS = 5_000;

const ACTIONS = ['pointerdown', 'keydown', 'wheel'] as const;

let noted = 0;

/** Somebody did something; a login counts, too. */
export function noteAction() {
  const now = Date.now();
  if (Math.abs(now - noted) < EVERY_MS) return;
  noted = now;
  remember(KEY, String(now));
}

/** Milliseconds since the last action in any tab; what was never noted counts from now. */
function idleFor(): number {
  const last = Number(remembered(KEY) ?? noted);
  return Date.now() - Math.max(last, noted);
}

/**
 * Locks the session once nobody has done anything in any tab for as long as that takes; also when the machine wakes up later. The
 * server does the same by itself, but takes a list that refreshes itself for somebody's work.
 */
export function useIdleLock(): void {
  const token = useSession()?.token;
  const canLock = useMay('session.lock') === true;

  useEffect(() => {
    const options = { capture: true, passive: true };
    for (const action of ACTIONS) window.addEventListener(action, noteAction, options);
    return () => {
      for (const action of ACTIONS) window.removeEventListener(action, noteAction, options);
    };
  }, []);

  useEffect(() => {
    if (token === undefined || !canLock) return undefined;
    if (remembered(KEY) === undefined) noteAction();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function check() {
      clearTimeout(timer);
      const left = lockMinutes() * MINUTE - idleFor();
      if (left <= 0) void lock();
      // No longer than a minute: the company may want it sooner by then.
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
