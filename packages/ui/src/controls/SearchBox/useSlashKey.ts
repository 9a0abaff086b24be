import { useEffect, type RefObject } from 'react';

const writable = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** `/` puts the focus on the input, unless someone is typing elsewhere or a dialog lies over the page. */
export function useSlashKey(input: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    function press(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      const { target } = event;
      if (target instanceof Element && target.closest(writable)) return;
      const dialog = document.querySelector('dialog:modal, [aria-modal="true"]');
      if (dialog && !dialog.contains(input.current)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [input, isOn]);
}
