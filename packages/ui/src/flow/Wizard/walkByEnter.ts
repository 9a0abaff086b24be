import type { KeyboardEvent } from 'react';

/** Moves the focus on Enter from one field to the next, and from the last to the button, as on a numeric keypad. It submits nothing. */
export function walkByEnter(event: KeyboardEvent<HTMLFormElement>, content: Element): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.isDefaultPrevented())
    return;
  event.preventDefault();
  const fields = [...content.querySelectorAll<HTMLInputElement>('input:enabled')];
  const next = fields[fields.indexOf(event.target) + 1];
  next?.select();
  const submitButton = event.currentTarget.querySelector<HTMLElement>('[type="submit"]');
  (next ?? submitButton)?.focus();
}
