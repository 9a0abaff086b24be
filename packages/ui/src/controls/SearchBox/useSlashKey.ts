import { useEffect, type RefObject } from 'react';
import { isSlash, takeHeldSlash } from './heldSlash';

/**
 * Focuses the input on `/`, unless the user is typing elsewhere or a dialog is open over the page. A slash that was
 * pressed before this page appeared counts, too.
 */
export function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function focusInput() {
      input.current?.focus();
      input.current?.select();
    }
    function handleKeyDown(event: KeyboardEvent) {
      if (!isSlash(event)) return;
      const dialog = document.querySelector('dialog:modal, [aria-modal="true"]');
      if (dialog && !dialog.contains(input.current)) return;
      event.preventDefault();
      focusInput();
    }
    if (takeHeldSlash()) focusInput();
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [input]);
}
