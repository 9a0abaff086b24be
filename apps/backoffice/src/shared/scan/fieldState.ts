/** The state of a field before a key arrived. */
export interface FieldState {
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  value: string;
  /** The selection; null in fields that don't report it, such as e-mail fields. */
  start: number | null;
  end: number | null;
}

/** Returns the state of the focused field; undefined if there is none. */
export function focusedField(): FieldState | undefined {
  const field = document.activeElement;
  if (field instanceof HTMLSelectElement) return { field, value: field.value, start: null, end: null };
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return undefined;
  return { field, value: field.value, start: field.selectionStart, end: field.selectionEnd };
}

/** Restores a field's text, also in the form that it belongs to, and its selection. */
export function restoreField({ field, value, start, end }: FieldState): void {
  if (!field.isConnected) return;
  if (field.value !== value) {
    setNativeValue(field, value);
    // React follows events of the field, not its value.
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  }
  closeSuggestions(field);
  if (start !== null && !(field instanceof HTMLSelectElement)) field.setSelectionRange(start, end);
}

/** Closes the list of a combobox that took the scan for typing. */
function closeSuggestions(field: FieldState['field']): void {
  if (field.getAttribute('aria-expanded') !== 'true') return;
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}

/** Sets the value with the prototype's setter: React overrides the field's own and would ignore the change. */
function setNativeValue(field: FieldState['field'], value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  const own = Object.getOwnPropertyDescriptor(prototype, 'value');
  own?.set?.call(field, value);
}
