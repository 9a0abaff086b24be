import { type AnyObject, type ValidateOptions, ValidationError } from 'yup';
import type { Day } from './format';

/** Context that some rules need besides the values. */
export interface ValidationContext {
  /** Today in Lagos; a date of birth must not be after it. */
  today?: Day;
  /**
   * Whether the rules of our own server apply, which are stricter but for the sender's e-mail. Otherwise those of core servers apply (docs/contract.md).
   */
  isStrict?: boolean | undefined;
}

/** Maps each invalid field to its first error; empty if all fields are valid. */
export type FieldErrors = Record<string, string>;

/** The part of a schema that `check` uses. */
export interface Checkable<Values> {
  validateSync(values: unknown, options?: ValidateOptions): Values;
}

/** The validated values, trimmed and without unknown fields, or the errors. */
export type Checked<Values> =
  | { values: Values; errors?: undefined }
  | { values?: undefined; errors: FieldErrors };

/** Validates typed or received values of any shape. Never throws. */
export function check<Values>(
  schema: Checkable<Values>,
  values: unknown,
  context: ValidationContext = {},
): Checked<Values> {
  try {
    // Stack traces of errors are not used, and building them takes a quarter of the time budget of a key press in a form.
    const options = { abortEarly: false, stripUnknown: true, disableStackTrace: true, context };
    return { values: schema.validateSync(fieldsOf(values), options) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const complaints = error.inner.length > 0 ? error.inner : [error];
    const errors: FieldErrors = {};
    for (const { path, message } of complaints) errors[fieldOf(path)] ??= message;
    return { errors };
  }
}

/** Returns the first error of each invalid field. */
export const fieldErrors = (
  schema: Checkable<unknown>,
  values: unknown,
  context: ValidationContext = {},
): FieldErrors => check(schema, values, context).errors ?? {};

/** Returns the form field of an error's path: an error at `seats[0]` is shown at `seats`. */
const fieldOf = (path = ''): string => path.replace(/[.[].*$/s, '');

/**
 * Reduces any value to a plain record of fields: texts, numbers, and arrays of them or of plain records. An object as a field's value counts as missing,
 * and a value that is not an object has no fields.
 */
function fieldsOf(values: unknown): AnyObject {
  if (!isObject(values) || Array.isArray(values)) return {};
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]));
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => recordOf(one) ?? plain(one));
  return isObject(value) ? undefined : value;
}

/** Returns an array's record without keys that would shadow methods of Object. */
function recordOf(one: unknown): AnyObject | undefined {
  if (!isObject(one) || Array.isArray(one)) return undefined;
  return Object.fromEntries(Object.entries(fieldsOf(one)).filter(([name]) => !(name in Object.prototype)));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
