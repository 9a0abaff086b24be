import { type RefObject, useLayoutEffect } from 'react';
import { toast } from 'react-toastify';

/** Distance from the window's edge, and from the element above a toast, in px. */
const EDGE = 16;
const GAP = 8;

const INTERACTIVE = 'a[href], button, input, select, textarea, summary';

/**
 * Keeps the toasts, at the right edge, from covering anything that can be pressed: they are at the highest free place,
 * also after the screen below them has changed. If no place is free they stay at the top.
 */
export function useFreePosition(host: RefObject<HTMLElement | null>): void {
  // A layout effect, because a toast may be shown as soon as the page is painted.
  useLayoutEffect(() => {
    let frame = 0;
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => host.current && positionToasts(host.current));
    };
    const changes = new MutationObserver(schedule);
    const stop = toast.onChange(({ status }) => {
      if (status === 'added') changes.observe(document.body, { childList: true, subtree: true });
      schedule();
    });
    window.addEventListener('resize', schedule);
    return () => {
      stop();
      changes.disconnect();
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', schedule);
    };
  }, [host]);
}

function positionToasts(host: HTMLElement) {
  const toasts = host.querySelector('.Toastify__toast-container');
  if (!toasts) return;
  const { top, left, right, height } = toasts.getBoundingClientRect();
  const obstacles = [...document.querySelectorAll(INTERACTIVE)]
    .filter((element) => !host.contains(element) && element.checkVisibility())
    .map((element) => element.getBoundingClientRect())
    .filter((obstacle) => obstacle.right > left && obstacle.left < right);
  const overlapping = (from: number) =>
    obstacles.find((obstacle) => obstacle.bottom > from && obstacle.top < from + height);
  if (!overlapping(top)) return;

  let position = EDGE;
  for (let obstacle = overlapping(position); obstacle; obstacle = overlapping(position))
    position = obstacle.bottom + GAP;
  const hasRoom = position + height <= window.innerHeight;
  host.style.setProperty('--toast-top', `${hasRoom ? position : EDGE}px`);
}
