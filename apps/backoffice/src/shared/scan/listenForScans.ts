import type { Scan } from '@motorpark/domain';
import { type Burst, NO_BURST, paceOf, scanAtEnter, scanAtPause, withCharacter } from './burst';
import { type FieldBefore, fieldNow, putBack } from './fieldBefore';

/** What came, and how fast: milliseconds from one character to the next. */
export interface Scanned extends Scan {
  text: string;
  pace: number | undefined;
}

/** Scanners that send no Enter are done when nothing comes for so long. */
const DONE_AFTER_MS = 150;
/** The end of line that comes right after a scan belongs to it: some send two. */
const LATE_ENTER_MS = 400;

const ENDS: ReadonlySet<string> = new Set(['Enter', 'Tab']);

/**
 * Listens to a scanner, which types like a keyboard, and answers how to stop. A scan leaves nothing in whatever field has the focus,
 * and its Enter sends no form and presses no button. All other keys pass untouched.
 */
export function listenForScans(onScan: (scanned: Scanned) => void): () => void {
  let burst: Burst = NO_BURST;
  /** The field that had the focus before each character of the burst. */
  let before: (FieldBefore | undefined)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let scannedAt = -Infinity;

  function forget() {
    clearTimeout(timer);
    burst = NO_BURST;
    before = [];
  }

  function take(scan: Scan, at: number) {
    const scanned = { ...scan, text: burst.text.slice(scan.from), pace: paceOf(burst, scan.from) };
    const field = before[scan.from];
    forget();
    scannedAt = at;
    if (field) putBack(field);
    // Once the form has taken its old value back it is as unchanged as it was, and holds nobody.
    setTimeout(() => onScan(scanned));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (
      event.isComposing ||
      event.ctrlKey ||
      event.metaKey ||
      (event.altKey && !event.getModifierState('AltGraph'))
    )
      return;
    const at = event.timeStamp;
    if (ENDS.has(event.key)) {
      const scan = scanAtEnter(burst, at);
      if (scan || at - scannedAt < LATE_ENTER_MS) swallow(event);
      if (scan) take(scan, at);
      else forget();
      return;
    }
    if ([...event.key].length !== 1 || event.repeat) return;
    clearTimeout(timer);
    const now = fieldNow();
    burst = withCharacter(burst, event.key, at);
    before = burst.times.length === 1 ? [now] : [...before, now].slice(-burst.times.length);
    const scan = scanAtPause(burst);
    if (scan) timer = setTimeout(() => take(scan, at + DONE_AFTER_MS), DONE_AFTER_MS);
  }

  // Ahead of everything else on the page: its shortcuts, forms and menus.
  window.addEventListener('keydown', onKeyDown, true);
  return () => {
    forget();
    window.removeEventListener('keydown', onKeyDown, true);
  };
}

function swallow(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
