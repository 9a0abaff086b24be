import { canTakeFocus, focusFirstField } from '../Wizard/focus';

/** Focuses the first required input that is empty, else the first field. Returns whether anything took the focus. */
export function focusFirstMissing(container: Element): boolean {
  const inputs = [...container.querySelectorAll<HTMLInputElement>('input[aria-required="true"]')];
  const missing = inputs.find((input) => input.value === '' && canTakeFocus(input));
  missing?.focus();
  return missing !== undefined || focusFirstField(container);
}
