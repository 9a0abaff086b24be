/** A field as it was before a key arrived. */
export interface FieldBefore {
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  value: string;
  /** Where the caret was and how much was selected; fields for e-mails tell neither. */
  start: number | null;
  end: number | null;
}

/** The field that has the focus, as it is now. */
export function fieldNow(): FieldBefore | undefined {
  const field = document.activeElement;
  if (field instanceof HTMLSelectElement) return { field, value: field.value, start: null, end: null };
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return undefined;
  return { field, value: field.value, start: field.selectionStart, end: field.selectionEnd };
}

/** Puts the field back as it was: its text, also for the form that follows it, and its caret. */
export function putBack({ field, value, start, end }: FieldBefore): void {
  if (!field.isConnected) return;
  if (field.value !== value) {
    setNatively(field, value);
    // React's forms follow what the field tells, not what is written into it.
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  }
  closeSuggestions(field);
  if (start !== null && !(field instanceof HTMLSelectElement)) field.setSelectionRange(start, end);
}

/** A field that suggests answers took the scan for typing and has opened its list. */
function closeSuggestions(field: FieldBefore['field']): void {
  if (field.getAttribute('aria-expanded') !== 'true') return;
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}

/** Past the property that React puts over the field's own, or it would take the change for its own doing. */
function setNatively(field: FieldBefore['field'], value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  const own = Object.getOwnPropertyDescriptor(prototype, 'value');
  own?.set?.call(field, value);
}
