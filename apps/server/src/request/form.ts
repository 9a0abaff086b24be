import {
  type Checkable,
  type DraftOf,
  type Fields,
  type ValidationContext,
  type ValuesOf,
  check,
  valuesOf,
} from '@motorpark/domain';
import { invalid } from './failure';
import { type FieldNames, formOf, wireErrors } from './fields';
import type { Payload } from './payload';

/** Parses a payload with its schema and returns the form. Throws a 422 with each error at its wire name. */
export function formIn<Form>(
  schema: Checkable<Form>,
  names: FieldNames,
  payload: Payload,
  context?: ValidationContext,
): Form {
  const { values, errors } = check(schema, formOf(names, payload), context);
  if (errors) throw invalid(wireErrors(names, errors));
  return values;
}

/** Parses a payload as `formIn` does and returns the values of its form. */
export const valuesIn = <F extends Fields>(
  { fields, names }: { fields: F; names: Readonly<Record<keyof F, string>> },
  schema: Checkable<DraftOf<F>>,
  payload: Payload,
  context?: ValidationContext,
): ValuesOf<F> => valuesOf(fields, formIn(schema, names, payload, context));
