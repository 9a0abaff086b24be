import { type AnyObject, type ValidateOptions, ValidationError } from 'yup';
import type { Day } from './format';

/** What some rules need to know beside the values. */
export interface ValidationContext {
  /** Today in Lagos: a date of birth is not after it. */
  today?: Day;
  /**
   * Whether our own server takes the form. It checks phones, charges for every parcel and describes it in 200 characters, and a sender needs no
   * e-mail. Without it the rules are those of core servers (docs/contract.md).
   */
  isStrict?: boolean | undefined;
}

/** Field name to its first message; empty when all is well. */
export type FieldErrors = Record<string, string>;

/** The part of a schema that `check` needs, whatever its shape. */
export interface Checkable<Values> {
  validateSync(values: unknown, options?: ValidateOptions): Values;
}

/** Valid values, trimmed and without unknown fields, or the errors. */
export type Checked<Values> =
  { values: Values; errors?: undefined } | { values?: undefined; errors: FieldErrors };

/** Validates what was typed or sent, whatever its shape. Never throws. */
export function check<Values>(
  schema: Checkable<Values>,
  values: unknown,
  context: ValidationContext = {},
): Checked<Values> {
  try {
    // Nobody looks at where a complaint was made, and telling it takes a quarter of the time that a key in a form has.
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

/** The first error of every field, so that each can be shown where it belongs. */
export const fieldErrors = (
  schema: Checkable<unknown>,
  values: unknown,
  context: ValidationContext = {},
): FieldErrors => check(schema, values, context).errors ?? {};

/** The form's field: what is wrong with `seats[0]` is shown at `seats`. */
const fieldOf = (path = ''): string => path.replace(/[.[].*$/s, '');

/**
 * Fields hold texts, numbers, and lists of them or of plain records; an object in a field's place counts as missing, and so does all that
 * is no form.
 */
function fieldsOf(values: unknown): AnyObject {
  if (!isObject(values) || Array.isArray(values)) return {};
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]));
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => recordOf(one) ?? plain(one));
  return isObject(value) ? undefined : value;
}

/** A record of a list, without what would pass for a method of it. */
function recordOf(one: unknown): AnyObject | undefined {
  if (!isObject(one) || Array.isArray(one)) return undefined;
  return Object.fromEntries(Object.entries(fieldsOf(one)).filter(([name]) => !(name in Object.prototype)));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
