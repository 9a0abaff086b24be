import { type DraftOf, type Fields, fieldNames, formatTyped } from '../field';
import type { MergeLine } from './merge';

/** Returns one line for each field of a noun's form. `named` converts ids in a field to names. */
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
        return field ? formatTyped(field, typed) : '';
      },
    };
  });
