import type { KeyboardEvent } from 'react';

/** Moves the focus on Enter from one field to the next, and from the last to the button, as on a numeric keypad. It submits nothing. */
export function walkByEnter(event: KeyboardEvent<HTMLFormElement>, content: Element): void {
  const isOwnEnter = event.key === 'Enter' && !event.nativeEvent.isComposing && !event.isDefaultPrevented();
  if (!isOwnEnter || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...content.querySelectorAll<HTMLInputElement>('input:enabled')];
  const next = fields[fields.indexOf(event.target) + 1];
  next?.select();
  const submitButton = event.currentTarget.querySelector<HTMLElement>('[type="submit"]');
  (next ?? submitButton)?.focus();
}
