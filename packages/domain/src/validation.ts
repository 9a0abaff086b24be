import { type AnyObject, type ObjectSchema, ValidationError, string } from 'yup';
import type { Day } from './format';

/** What some rules need to know that the values alone don't say. */
export interface ValidationContext {
  /** Today in Lagos: a date of birth is not after it. */
  today?: Day;
}

/** Field name to its first message; empty when all is well. */
export type FieldErrors = Record<string, string>;

/** Every field's first complaint at once, so that a form and a server can show each where it belongs. */
export function fieldErrors<T extends AnyObject>(
  schema: ObjectSchema<T>,
  values: unknown,
  context: ValidationContext = {},
): FieldErrors {
  try {
    schema.validateSync(values, { abortEarly: false, context });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: FieldErrors = {};
    for (const { path, message } of error.inner) if (path) errors[path] ??= message;
    return errors;
  }
}

/** Text that must be there; blank after trimming counts as missing (specification section 5). */
export const requiredText = (message: string) =>
  string().trim().required(message).max(200, 'At most 200 characters.');

/** Text that may be left out. */
export const optionalText = () => string().trim().default('').max(200, 'At most 200 characters.');
