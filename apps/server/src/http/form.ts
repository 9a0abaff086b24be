import { type Checkable, type ValidationContext, check } from '@motorpark/domain';
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
