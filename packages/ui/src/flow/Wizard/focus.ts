const reachable =
  'input:not([type="hidden"]):enabled, select:enabled, textarea:enabled, button:enabled, a[href], [tabindex]:not([tabindex="-1"])';
const field =
  'input:not([type="hidden"]):enabled, select:enabled, textarea:enabled, [role="combobox"], [tabindex="0"]';
const invalid = '[aria-invalid="true"], [data-invalid]';

/** Returns whether Tab can reach the element. */
export const canTakeFocus = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility();

function firstIn(container: Element, selector: string): HTMLElement | undefined {
  return [...container.querySelectorAll<HTMLElement>(selector)].find(canTakeFocus);
}

/** Focuses the first field inside, else the first focusable element. Returns whether there was one. */
export function focusFirstField(container: Element): boolean {
  const first = firstIn(container, field) ?? firstIn(container, reachable);
  first?.focus();
  return first !== undefined;
}

/** Focuses the first invalid field, or the first focusable element of an invalid group. Returns whether there was one. */
export function focusFirstInvalid(container: Element): boolean {
  const wrong = [...container.querySelectorAll<HTMLElement>(invalid)];
  const first = wrong
    .map((element) => (canTakeFocus(element) ? element : firstIn(element, reachable)))
    .find((element) => element !== undefined);
  first?.focus();
  return first !== undefined;
}
