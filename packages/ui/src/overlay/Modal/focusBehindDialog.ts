/** Gives the focus to an element of the page: while a dialog is open over it, once that has closed and has given the focus back. */
export function focusBehindDialog(element: HTMLElement | null): void {
  const dialog = document.querySelector('dialog:modal');
  if (dialog) dialog.addEventListener('close', () => element?.focus(), { once: true });
  else element?.focus();
}
