import { type AnyObject, type ValidateOptions, ValidationError } from 'yup';
import type { Day } from './format';

/** What some rules need to know that the values alone don't say. */
export interface ValidationContext {
  /** Today in Lagos: a date of birth is not after it. */
  today?: Day;
}

/** Field name to its first message; empty when all is well. */
export type FieldErrors = Record<string, string>;

/** What a schema of any shape can do: a wizard's steps are checked one like the other. */
export interface Checkable<Values> {
  validateSync(values: unknown, options?: ValidateOptions): Values;
}

/** Values that keep every rule, trimmed and free of unknown fields, or what is wrong with them. */
export type Checked<Values> =
  { values: Values; errors?: undefined } | { values?: undefined; errors: FieldErrors };

/** Checks what was typed or sent; whatever shape it has, the answer is one of the two and nothing is thrown. */
export function check<Values>(
  schema: Checkable<Values>,
  values: unknown,
  context: ValidationContext = {},
): Checked<Values> {
  try {
    const options = { abortEarly: false, stripUnknown: true, context };
    return { values: schema.validateSync(fieldsOf(values), options) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const complaints = error.inner.length > 0 ? error.inner : [error];
    const errors: FieldErrors = {};
    for (const { path, message } of complaints) errors[fieldOf(path)] ??= message;
    return { errors };
  }
}

/** Every field's first complaint at once, so that a form and a server can show each where it belongs. */
export const fieldErrors = (
  schema: Checkable<unknown>,
  values: unknown,
  context: ValidationContext = {},
): FieldErrors => check(schema, values, context).errors ?? {};

/** The form's field: what is wrong with `selectedSeats[0]` is shown at `selectedSeats`. */
const fieldOf = (path = ''): string => path.replace(/[.[].*$/s, '');

/** Fields hold texts, numbers and lists of them; an object in a field's place counts as missing, and so does all that is no form. */
function fieldsOf(values: unknown): AnyObject {
  if (!isObject(values) || Array.isArray(values)) return {};
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]));
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  return isObject(value) ? undefined : value;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
