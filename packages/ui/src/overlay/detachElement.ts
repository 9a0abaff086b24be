/**
 * Removes an element from the page and returns a function that restores it, with its open dialogs and its focus. Meanwhile it keeps its state, but nobody can
 * see, reach or read it.
 */
export function detachElement(element: HTMLElement, focusedIn: () => EventTarget | null): () => void {
  const place = document.createComment('locked');
  const modals = [...element.querySelectorAll<HTMLDialogElement>('dialog:modal')];
  closeOpenMenus(element);
  element.replaceWith(place);

  return () => {
    place.replaceWith(element);
    for (const modal of modals) {
      // A dialog outside the document stays open, but is no longer modal.
      modal.removeAttribute('open');
      modal.showModal();
    }
    const focused = focusedIn();
    if (focused instanceof HTMLElement && element.contains(focused)) focused.focus();
  };
}

/** Menus and dropdown lists are rendered at the end of the page: an open one would stay there and keep the focus. */
function closeOpenMenus(element: HTMLElement): void {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || element.contains(activeElement)) return;
  activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
}
