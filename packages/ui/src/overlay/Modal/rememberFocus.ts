/**
 * Stores which element has the focus, and returns a function that gives the focus back to it. If that element is gone
 * by then (its row was deleted), the nearest ancestor that is left takes the focus, so that Tab continues from the same
 * place.
 */
export function rememberFocus(): () => void {
  const path = focusPath();
  return () => {
    focusFirstLeft(path);
    // The opener may be removed by the very change that closed the dialog.
    queueMicrotask(() => {
      if (!path[0]?.isConnected) focusFirstLeft(path);
    });
  };
}

function focusFirstLeft(path: HTMLElement[]) {
  const home = path.find((element) => element.isConnected && element !== document.body);
  if (home && (home === path[0] || home.tabIndex >= 0)) home.focus();
  else if (home) borrowFocus(home);
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
