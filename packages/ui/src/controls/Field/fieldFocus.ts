/** The fields of a form that are typed into or chosen from, beside its buttons. */
const FIELD =
  'input:not([type="hidden"]):enabled, select:enabled, textarea:enabled, [role="combobox"], [tabindex="0"]';

/** Returns whether Tab can reach the element. Of radios of which one is chosen, it reaches only that one. */
export const canTakeFocus = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled') &&
  element.checkVisibility() &&
  !isBesideChosen(element);

function isBesideChosen(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return false;
  const group = element.form?.elements.namedItem(element.name);
  return group instanceof RadioNodeList && group.value !== '';
}

/** Returns the fields inside that Tab can reach, in its order. */
export const fieldsIn = (container: Element): HTMLElement[] =>
  [...container.querySelectorAll<HTMLElement>(FIELD)].filter(canTakeFocus);

/** Moves the focus from a field to the next one of its form, or to the form's button after the last. Its text is selected, as Tab does. */
export function focusNextField(field: HTMLInputElement): void {
  const { form } = field;
  if (!form) return;
  const fields = fieldsIn(form);
  const next = fields[fields.indexOf(field) + 1] ?? form.querySelector<HTMLElement>('[type="submit"]');
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}
