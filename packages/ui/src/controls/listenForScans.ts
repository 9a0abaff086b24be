import {
  type Scan,
  type Burst,
  NO_BURST,
  isLikeScan,
  paceOf,
  scanAtEnd,
  scanAtPause,
  withCharacter,
} from '@motorpark/domain';

/** The scanned text, and the mean milliseconds between its characters. */
export interface Scanned extends Scan {
  text: string;
  pace: number | undefined;
}

/** Milliseconds without a key after which a scanner without Enter is done. */
const DONE_AFTER_MS = 150;
/** Milliseconds in which an end of line still belongs to the scan: some scanners send two. */
const LATE_ENTER_MS = 400;

/** Programs that keep passcodes type as fast as scanners; what they type is never shown. */
const SECRETS = '[type=password], [autocomplete=one-time-code]';

const ENDS: ReadonlySet<string> = new Set(['Enter', 'Tab']);

/**
 * Listens to a scanner, which types like a keyboard; returns a function that stops. A scan, also of something else than a ticket or waybill, leaves nothing in
 * the focused field, and its Enter submits no form and presses no button. All other keys pass through.
 */
export function listenForScans(onScan: (scanned: Scanned) => void): () => void {
  let burst: Burst = NO_BURST;
  /** The state of the focused field before each character of the burst. */
  let before: (FieldState | undefined)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let scannedAt = -Infinity;

  function forget() {
    clearTimeout(timer);
    burst = NO_BURST;
    before = [];
  }

  function take(scan: Scan, at: number) {
    const scanned = { ...scan, text: burst.text.slice(scan.from), pace: paceOf(burst, scan.from) };
    // A key of the scan may have moved the focus: each field gets back what it had first.
    const states = before.slice(scan.from).filter((state) => state !== undefined);
    const first = new Map(states.toReversed().map((state) => [state.field, state] as const));
    forget();
    scannedAt = at;
    first.forEach(restoreField);
    // Wait until the form has its old value back: it then counts as unchanged, and does not block navigation.
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
      const found = scanAtEnd(burst, at);
      // Codes of others stay where they end with Tab, as words do, and where they may be a passcode.
      const mayBeOthers = event.key === 'Enter' && !before[0]?.field.matches(SECRETS);
      const scan = found?.kind !== undefined || mayBeOthers ? found : undefined;
      if (scan || at - scannedAt < LATE_ENTER_MS) swallow(event);
      if (scan) take(scan, at);
      else forget();
      return;
    }
    if ([...event.key].length !== 1 || event.repeat) return;
    clearTimeout(timer);
    const now = focusedField();
    burst = withCharacter(burst, event.key, at);
    if (burst.times.length === 1) before = [];
    before.push(now);
    // The first state stays, however long the burst is.
    if (before.length > burst.times.length) before.splice(1, 1);
    // The spaces of a code press no button and tick no box.
    if (event.key === ' ' && typeof now?.start !== 'number' && isLikeScan(burst)) swallow(event);
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

/** The state of a field before a key arrived. */
interface FieldState {
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  value: string;
  /** The selection; null in fields that don't report it, such as e-mail fields. */
  start: number | null;
  end: number | null;
}

/** Returns the state of the focused field; undefined if there is none. */
function focusedField(): FieldState | undefined {
  const field = document.activeElement;
  if (field instanceof HTMLSelectElement) return { field, value: field.value, start: null, end: null };
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return undefined;
  return { field, value: field.value, start: field.selectionStart, end: field.selectionEnd };
}

/** Restores a field's text, also in the form that it belongs to, and its selection. */
function restoreField({ field, value, start, end }: FieldState): void {
  if (!field.isConnected) return;
  if (field.value !== value) {
    setNativeValue(field, value);
    // React follows events of the field, not its value.
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  }
  closeSuggestions(field);
  if (start !== null && !(field instanceof HTMLSelectElement)) field.setSelectionRange(start, end);
}

/** Closes the list of a combobox that took the scan for typing. */
function closeSuggestions(field: FieldState['field']): void {
  if (field.getAttribute('aria-expanded') !== 'true') return;
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}

/** Sets the value with the prototype's setter: React overrides the field's own and would ignore the change. */
function setNativeValue(field: FieldState['field'], value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  const own = Object.getOwnPropertyDescriptor(prototype, 'value');
  own?.set?.call(field, value);
}
