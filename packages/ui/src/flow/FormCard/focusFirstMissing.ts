import { canTakeFocus, focusFirstField } from '../Wizard/focus';

/** Puts the focus on the first text that has to be typed and is not there yet, else on the first field. */
export function focusFirstMissing(container: Element): boolean {
  const texts = [...container.querySelectorAll<HTMLInputElement>('input[aria-required="true"]')];
  const missing = texts.find((text) => text.value === '' && canTakeFocus(text));
  missing?.focus();
  return missing !== undefined || focusFirstField(container);
}
