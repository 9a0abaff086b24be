import { type DraftOf, type Fields, fieldNames, showTyped } from '../field';
import type { MergeLine } from './merge';

/** The lines of a noun's form, one for each field. `named` says what an id in a field is called. */
export const fieldLines = <F extends Fields>(
  fields: F,
  named: Partial<Record<keyof F, (id: string) => string>> = {},
): MergeLine<DraftOf<F>>[] =>
  fieldNames(fields).map((name) => {
    const field = fields[name];
    const nameOf = named[name];
    return {
      name,
      label: field?.label ?? name,
      fields: [name],
      text: (form) => {
        const typed: unknown = form[name];
        if (nameOf && typeof typed === 'string') return nameOf(typed.trim());
        return field ? showTyped(field, typed) : '';
      },
    };
  });
