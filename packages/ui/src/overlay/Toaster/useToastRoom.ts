import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Distance around a toast, in px. */
export const TOAST_GAP = 8;

/** A toast that is not leaving. */
const SHOWN = '.Toastify__toast[data-in="true"]';

/**
 * Keeps room for the toasts above the page, so that they cover nothing: `--toast-room` is its height. It grows with the
 * toasts, and stays until the screen changes, so that nothing moves under the pointer when a toast disappears.
 */
export function useToastRoom(host: RefObject<HTMLElement | null>, screen: string | undefined): void {
  const mayShrink = useRef(false);
  const shownScreen = useRef(screen);

  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const measure = (changes: readonly MutationRecord[] = []) => {
      if (changes.some(({ addedNodes }) => addedNodes.length > 0)) mayShrink.current = false;
      const shown = [...element.querySelectorAll<HTMLElement>(SHOWN)];
      const needed = shown.reduce((height, toast) => height + toast.offsetHeight + TOAST_GAP, 0);
      const room = needed && needed + TOAST_GAP;
      if (mayShrink.current || room > element.offsetHeight)
        document.documentElement.style.setProperty('--toast-room', `${room}px`);
    };
    const observer = new MutationObserver(measure);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['data-in'] });
    const onResize = () => measure();
    window.addEventListener('resize', onResize);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', onResize);
      document.documentElement.style.removeProperty('--toast-room');
    };
  }, [host]);

  useLayoutEffect(() => {
    if (shownScreen.current === screen) return;
    shownScreen.current = screen;
    mayShrink.current = true;
    if (!host.current?.querySelector(SHOWN)) document.documentElement.style.removeProperty('--toast-room');
  }, [host, screen]);
}
