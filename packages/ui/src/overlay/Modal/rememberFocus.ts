/**
 * Stores which element has the focus, and returns a function that gives the focus back to it. If that element is gone
 * by then (its row was deleted), the nearest ancestor that is left takes the focus, so that Tab continues from the same
 * place.
 */
export function rememberFocus(): () => void {
  const path = focusPath();
  return () => {
    focusFirstRemaining(path);
    // The opener may be removed by the very change that closed the dialog; that change may also have given the focus to something else.
    queueMicrotask(() => {
      if (document.activeElement === document.body) focusFirstRemaining(path);
    });
  };
}

function focusFirstRemaining(path: HTMLElement[]) {
  const target = path.find((element) => element.isConnected && element !== document.body);
  if (target && (target === path[0] || target.tabIndex >= 0)) target.focus();
  else if (target) focusTemporarily(target);
}

function focusPath(): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let element = document.activeElement; element; element = element.parentElement) {
    if (element instanceof HTMLElement) path.push(element);
  }
  return path;
}

/** Makes an element focusable for as long as it has the focus. */
function focusTemporarily(element: HTMLElement) {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}
