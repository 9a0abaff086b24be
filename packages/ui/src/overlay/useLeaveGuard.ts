import { useCallback, useEffect, useRef, useState } from 'react';
import { holdNavigation } from './navigationHold';

interface Guard {
  /** Whether the user wants to navigate away and must be asked. */
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
}

/**
 * Intercepts navigation away from unsaved work: by a link to another page of this site, a button under `data-leaves`, the browser's back and forward, or another
 * address in the address bar. For a closing tab the browser asks itself. When the work is saved while the question is open, the user gets where they wanted to go.
 * Back and forward are held only if the app has called `listenBeforeTheRouter`.
 */
export function useLeaveGuard(isOn: boolean): Guard {
  const [isAsking, setIsAsking] = useState(false);
  const way = useRef<() => void>(undefined);
  const isLeaving = useRef(false);

  const ask = useCallback((go: () => void) => {
    way.current = go;
    setIsAsking(true);
  }, []);

  /** Ends the question, and returns the way that it was about. */
  const answered = useCallback((): (() => void) | undefined => {
    const go = way.current;
    way.current = undefined;
    setIsAsking(false);
    return go;
  }, []);

  useEffect(() => {
    if (!isOn) return undefined;
    isLeaving.current = false;
    const here = { url: location.href, state: history.state as unknown };

    function onClick(event: MouseEvent) {
      const control = controlOf(event);
      if (isLeaving.current || !control || ('href' in control && control.href === here.url)) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => control.click());
    }

    function onPopState(event: PopStateEvent) {
      if (isLeaving.current || location.href === here.url) return;
      event.stopImmediatePropagation();
      // Push this page above the entry that the user went to: `history.back()` then leads there.
      history.pushState(here.state, '', here.url);
      ask(() => history.back());
    }

    function onUnload(event: BeforeUnloadEvent) {
      if (!isLeaving.current) event.preventDefault();
    }

    document.addEventListener('click', onClick, true);
    const release = holdNavigation(onPopState);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      release();
      window.removeEventListener('beforeunload', onUnload);
      // Saved while the question was open: nothing is left to ask about.
      const go = answered();
      if (go && location.href === here.url) queueMicrotask(go);
    };
  }, [isOn, ask, answered]);

  return {
    isAsking,
    leave() {
      isLeaving.current = true;
      answered()?.();
    },
    stay: () => void answered(),
  };
}

/**
 * Returns the link to another page of this site that a plain click follows, or the button that replaces this form by another one; undefined for a click that
 * opens elsewhere or does something else.
 */
function controlOf(event: MouseEvent): HTMLAnchorElement | HTMLButtonElement | undefined {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!isPlain || !(event.target instanceof Element)) return undefined;
  const button = event.target.closest('button');
  if (button)
    return !button.hasAttribute('aria-current') && button.closest('[data-leaves]') ? button : undefined;
  const link = event.target.closest('a');
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return undefined;
  if (link.origin !== location.origin) return undefined;
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  return isSamePage && !link.hash.startsWith('#/') ? undefined : link;
}
