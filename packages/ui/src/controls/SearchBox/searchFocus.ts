const BOXES = 'input[type=search]';
const ROWS = '[data-rows]';
/** The tab stop of the rows. */
const STOP = ':is([data-stop], [data-menu] button):not([tabindex="-1"])';

/**
 * Moves the focus from a search box to the first row after it: immediately, or once the search has finished. If the
 * user types on, goes elsewhere or finds nothing, the focus stays.
 */
export function goToRows(box: HTMLElement): void {
  const text = textIn(box);
  const isOver = () => document.activeElement !== box || textIn(box) !== text || focusRows(box);
  if (isOver()) return;
  const watcher = new MutationObserver(() => {
    if (isOver()) watcher.disconnect();
  });
  watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
}

const textIn = (box: HTMLElement) => (box instanceof HTMLInputElement ? box.value : '');

/** Moves the focus unless the rows are still loading. Returns whether there is nothing left to wait for. */
function focusRows(box: HTMLElement): boolean {
  const rows = rowsAfter(box);
  if (!rows) return true;
  if (rows.closest('[aria-busy="true"]')) return false;
  const stop = rows.querySelector<HTMLElement>(STOP);
  stop?.focus({ preventScroll: true });
  stop?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true, cancelable: true }));
  return true;
}

/** Moves the focus from a list to its search box, if there is one. */
export function goToBox(rows: HTMLElement): void {
  const boxes = document.querySelectorAll<HTMLElement>(BOXES);
  [...boxes].find((box) => rowsAfter(box) === rows)?.focus();
}

function rowsAfter(box: HTMLElement): HTMLElement | undefined {
  const lists = document.querySelectorAll<HTMLElement>(ROWS);
  return [...lists].find((rows) => box.compareDocumentPosition(rows) & Node.DOCUMENT_POSITION_FOLLOWING);
}
