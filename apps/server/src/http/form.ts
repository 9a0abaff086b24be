import { type Checkable, type ValidationContext, check } from '@motorpark/domain';
import { invalid } from './failure';
import { type FieldNames, formOf, wireErrors } from './fields';
import type { Payload } from './payload';

/** A payload as the form that its schema makes of it, trimmed; a 422 with each complaint at its wire name where it breaks a rule. */
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
