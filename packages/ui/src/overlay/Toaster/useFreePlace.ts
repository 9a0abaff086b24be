import { type RefObject, useLayoutEffect } from 'react';
import { toast } from 'react-toastify';

/** Distance from the window's edge, and from the element above a toast, in px. */
const EDGE = 16;
const GAP = 8;

const PRESSED = 'a[href], button, input, select, textarea, summary';

/**
 * Keeps the toasts, at the right edge, from covering anything that can be pressed: they are at the highest free place,
 * also after the screen below them has changed. If no place is free they stay at the top.
 */
export function useFreePlace(host: RefObject<HTMLElement | null>): void {
  // A layout effect, because a toast may be shown as soon as the page is painted.
  useLayoutEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => host.current && place(host.current));
    };
    const changes = new MutationObserver(look);
    const stop = toast.onChange(({ status }) => {
      if (status === 'added') changes.observe(document.body, { childList: true, subtree: true });
      look();
    });
    window.addEventListener('resize', look);
    return () => {
      stop();
      changes.disconnect();
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', look);
    };
  }, [host]);
}

function place(host: HTMLElement) {
  const toasts = host.querySelector('.Toastify__toast-container');
  if (!toasts) return;
  const { top, left, right, height } = toasts.getBoundingClientRect();
  const others = [...document.querySelectorAll(PRESSED)]
    .filter((element) => !host.contains(element) && element.checkVisibility())
    .map((element) => element.getBoundingClientRect())
    .filter((other) => other.right > left && other.left < right);
  const inTheWay = (from: number) => others.find((other) => other.bottom > from && other.top < from + height);
  if (!inTheWay(top)) return;

  let free = EDGE;
  for (let other = inTheWay(free); other; other = inTheWay(free)) free = other.bottom + GAP;
  const hasRoom = free + height <= window.innerHeight;
  host.style.setProperty('--toast-top', `${hasRoom ? free : EDGE}px`);
}
