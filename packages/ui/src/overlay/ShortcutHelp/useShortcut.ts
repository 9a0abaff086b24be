import { useEffect, useRef } from 'react';

const writable = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/**
 * Calls `handler` when the key is pressed: "?", "n", "Alt+N", "Ctrl+Enter", "Mod+K", which is Ctrl or, on a Mac, the
 * command key. A key without any of these is ignored while the user types in a field; every key is ignored while a
 * dialog is open over the page. Pass `undefined` to switch it off.
 */
export function useShortcut(key: string, handler: (() => void) | undefined): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  const isOn = handler !== undefined;

  useEffect(() => {
    if (!isOn) return undefined;
    function handleKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.repeat || !matches(key, event)) return;
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
      if (isPlain && event.target instanceof Element && event.target.closest(writable)) return;
      if (document.querySelector('dialog:modal, [aria-modal="true"]')) return;
      event.preventDefault();
      latest.current?.();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [key, isOn]);
}

function matches(shortcut: string, event: KeyboardEvent): boolean {
  const parts = shortcut.split('+');
  const key = parts.pop() || '+';
  const isHeld = parts.includes('Mod')
    ? event.ctrlKey !== event.metaKey
    : event.ctrlKey === parts.includes('Ctrl') && !event.metaKey;
  if (!isHeld || event.altKey !== parts.includes('Alt')) return false;
  // With Alt, keyboard layouts produce other characters, so the key's position on the keyboard is compared.
  const isSamePlace = event.altKey && event.code === `Key${key.toUpperCase()}`;
  return isSamePlace || event.key.toLowerCase() === key.toLowerCase();
}
