import { type Fields, type ValuesOf, toEntity } from '@motorpark/domain';
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
      const value: unknown = toEntity(fields, one)[name];
      return value === undefined ? '' : kind.show(value);
    };
    return { field: label, from: read(before), to: read(after) };
  });
