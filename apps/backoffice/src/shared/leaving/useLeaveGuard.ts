import { useEffect, useRef, useState } from 'react';
import { holdNavigation } from './navigationHold';

interface LeaveGuard {
  /** The person wants to go elsewhere in the app and is to be asked. */
  isAsking: boolean;
  /** Goes where they wanted. */
  leave: () => void;
  stay: () => void;
}

/**
 * Holds whoever is about to leave unsaved work: by a link of the app, by a button under `data-leaves`, by the browser's back and
 * forward, by another address in the address bar, or by closing the tab (which the browser asks about itself).
 */
export function useLeaveGuard(isOn: boolean): LeaveGuard {
  const [way, setWay] = useState<{ go: () => void }>();
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isOn) return undefined;
    isLeaving.current = false;
    const here = { url: location.href, state: history.state as unknown };

    function onClick(event: MouseEvent) {
      const control = controlOf(event);
      if (isLeaving.current || !control || ('href' in control && control.href === here.url)) return;
      event.preventDefault();
      event.stopPropagation();
      setWay({ go: () => control.click() });
    }

    function onPopState(event: PopStateEvent) {
      if (isLeaving.current || location.href === here.url) return;
      event.stopImmediatePropagation();
      // Again on top of where the person was going: one step back from here is the way that they wanted.
      history.pushState(here.state, '', here.url);
      setWay({ go: () => history.back() });
    }

    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();

    document.addEventListener('click', onClick, true);
    const release = holdNavigation(onPopState);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      release();
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isOn]);

  return {
    isAsking: way !== undefined,
    leave() {
      isLeaving.current = true;
      setWay(undefined);
      way?.go();
    },
    stay: () => setWay(undefined),
  };
}

/**
 * The link of this page that a plain click follows, or the button that brings another form into the place of this one; undefined for
 * a click that opens elsewhere or does something else.
 */
function controlOf(event: MouseEvent): HTMLAnchorElement | HTMLButtonElement | undefined {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!isPlain || !(event.target instanceof Element)) return undefined;
  const button = event.target.closest('button');
  if (button)
    return !button.hasAttribute('aria-current') && button.closest('[data-leaves]') ? button : undefined;
  const link = event.target.closest('a');
  if (!link || link.target === '_blank' || !link.href.includes('#/')) return undefined;
  return link.href.split('#')[0] === location.href.split('#')[0] ? link : undefined;
}
