/**
 * Notes what has the focus now, and returns how to give it back. When that element is gone by then (its row was
 * deleted), the nearest ancestor that is left takes the focus, so that Tab goes on from the same place.
 */
export function rememberFocus(): () => void {
  const path = focusPath();
  return () => {
    const [opener] = path;
    const home = path.find((element) => element.isConnected && element !== document.body);
    if (!home) return;
    if (home === opener || home.tabIndex >= 0) home.focus();
    else borrowFocus(home);
  };
}

function focusPath(): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let element = document.activeElement; element; element = element.parentElement) {
    if (element instanceof HTMLElement) path.push(element);
  }
  return path;
}

/** Makes an element focusable for as long as it has the focus. */
function borrowFocus(element: HTMLElement) {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}
