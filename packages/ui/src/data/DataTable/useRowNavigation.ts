import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { goToBox } from '../../controls/SearchBox/searchFocus';

/** How many rows Page Up and Page Down move by. */
const PAGE = 10;
/** How far an arrow key scrolls a table that is wider than its box, in px. */
const SIDEWAYS = 120;

const STOP = '[data-stop]';
const MENU = '[data-menu] button';

/**
 * Moves the focus through the rows by keyboard. They are one tab stop together: up, down, Home, End, Page Up and Page
 * Down move between rows, right and left move to a row's menu and back, and the menu key opens it from anywhere in the
 * row. Up from the first row moves to the search box of the list. `stop` is the row that Tab goes to.
 */
export function useRowNavigation(count: number, list: RefObject<HTMLElement | null>) {
  const [focused, setStop] = useState(0);
  const stop = Math.max(0, Math.min(focused, count - 1));
  const isMoving = useRef(false);
  const isMenuKey = useRef(false);

  useLayoutEffect(() => {
    if (!isMoving.current) return;
    const row = list.current?.querySelector(`[data-index="${stop}"]`);
    // A row far away is rendered a moment later.
    const target = row?.querySelector<HTMLElement>(STOP) ?? row?.querySelector<HTMLElement>(MENU);
    if (!target) return;
    isMoving.current = false;
    target.focus();
  });

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const row = rowOf(event);
    if (!row || event.ctrlKey || event.altKey || event.metaKey || isTyped(event)) return;
    const isMenu = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    if (event.shiftKey && !isMenu) return;
    if (isMenu) {
      isMenuKey.current = true;
      // `click()` would count as a screen reader's click, after which the menu does not focus its first item.
      const click = new MouseEvent('click', { bubbles: true, detail: 1 });
      row.querySelector<HTMLElement>(MENU)?.dispatchEvent(click);
    } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      moveSideways(row, event);
    } else {
      const index = Number(row.dataset['index']);
      if (event.key === 'ArrowUp' && index === 0 && list.current) goToBox(list.current);
      const next = rowAfter(event.key, index, count);
      if (next === undefined) return;
      isMoving.current = next !== stop;
      setStop(next);
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    stop,
    navigationProps: {
      onKeyDownCapture: handleKeyDown,
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const row = rowOf(event);
        if (row) setStop(Number(row.dataset['index']));
      },
      // The browser's own menu would open over the row's.
      onContextMenu: (event: MouseEvent) => {
        if (isMenuKey.current) event.preventDefault();
        isMenuKey.current = false;
      },
    },
  };
}

/** Whether the key is that of a text field in a row, which has uses of its own for arrows. */
const isTyped = ({ target }: KeyboardEvent) => target instanceof Element && target.matches('[type="text"]');

/** Returns the row of an event; undefined for a menu or dialog that is only a React child of it. */
function rowOf({ target, currentTarget }: { target: EventTarget; currentTarget: HTMLElement }) {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return undefined;
  return target.closest<HTMLElement>('[data-index]') ?? undefined;
}

function rowAfter(key: string, index: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + PAGE,
    PageUp: index - PAGE,
    Home: 0,
    End: count - 1,
  };
  const next = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return next === undefined ? undefined : Math.max(0, Math.min(next, count - 1));
}

/** Scrolls the hidden columns of a wide table into view first, then moves to the row's menu. */
function moveSideways(row: HTMLElement, { key, target }: KeyboardEvent) {
  const box = row.closest<HTMLElement>('[data-scrolls]');
  const menu = row.querySelector<HTMLElement>(MENU);
  const isRight = key === 'ArrowRight';
  if (!isRight && target === menu) return row.querySelector<HTMLElement>(STOP)?.focus();
  const hidden = box ? (isRight ? box.scrollWidth - box.clientWidth - box.scrollLeft : box.scrollLeft) : 0;
  if (hidden > 1) box?.scrollBy({ left: isRight ? SIDEWAYS : -SIDEWAYS });
  else if (isRight) menu?.focus({ preventScroll: true });
}
