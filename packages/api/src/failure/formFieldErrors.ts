import { type Fields, isApiFailure } from './failure';

/**
 * Returns the server's field errors by the form's field names; empty if there are none. A message about one item of a list (`seat_number.0`) belongs to the
 * list's field. Fields that the form does not have are left out.
 */
export function formFieldErrors<Field extends string>(
  error: unknown,
  fields: Readonly<Record<Field, string>>,
): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  if (!isApiFailure(error) || !('fieldErrors' in error)) return errors;
  for (const [wireField, message] of Object.entries(error.fieldErrors)) {
    const [name] = wireField.split('.');
    for (const field in fields) if (fields[field] === name) errors[field] ??= message;
  }
  return errors;
}

/** Returns the server's current record if it refused a change of an outdated version; undefined for every other failure. */
export function currentRecord<Row>(
  failure: unknown,
  readRow: (row: Fields, place: number) => Row,
): Row | undefined {
  if (!isApiFailure(failure) || failure.kind !== 'conflict' || !failure.current) return undefined;
  return readRow(failure.current, 0);
}
