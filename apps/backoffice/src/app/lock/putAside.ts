/**
 * Takes an element out of the page and answers what puts it back, with the open dialogs and the focus that it had. It keeps its state
 * meanwhile, but nobody can see, reach or read it.
 */
export function putAside(element: HTMLElement, focusedIn: () => EventTarget | null): () => void {
  const place = document.createComment('locked');
  const modals = [...element.querySelectorAll<HTMLDialogElement>('dialog:modal')];
  closeMenusBeside(element);
  element.replaceWith(place);

  return () => {
    place.replaceWith(element);
    for (const modal of modals) {
      // Out of the page a dialog stays open, but is modal no longer.
      modal.removeAttribute('open');
      modal.showModal();
    }
    const focused = focusedIn();
    if (focused instanceof HTMLElement && element.contains(focused)) focused.focus();
  };
}

/** Menus and unfolded lists hang at the end of the page: what was left open would stay there, and keep the focus. */
function closeMenusBeside(element: HTMLElement): void {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || element.contains(activeElement)) return;
  activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
}
