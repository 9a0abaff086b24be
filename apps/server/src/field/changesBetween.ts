import { type Fields, type ValuesOf, tell } from '@motorpark/domain';
import type { FieldChange } from '../history';

/** Returns the changed fields with their labels and readable values. `shown` formats fields whose text only the server knows. */
export const changesBetween = <F extends Fields, One extends ValuesOf<F>>(
  fields: F,
  before: One,
  after: One,
  shown: Partial<Record<keyof F, (one: One) => string>> = {},
): FieldChange[] =>
  Object.entries(fields).map(([name, { label, kind }]) => {
    const read = (one: One): string => {
      const special = shown[name];
      if (special) return special(one);
      const told: unknown = tell(fields, one)[name];
      return told === undefined ? '' : kind.show(told);
    };
    return { field: label, from: read(before), to: read(after) };
  });
