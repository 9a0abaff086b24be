import { type Checkable, type FieldErrors, fieldErrors } from './validation';

/** The error of one field for one value, when the rest of the form is valid. */
export interface Complaint {
  field: string;
  /** Empty text stands for every form of a missing value. */
  value: unknown;
  message: string;
  /** Errors that other fields show because of it. */
  also?: FieldErrors;
  /** Whether only our own server says it. */
  isOwn?: boolean;
}

/** One form with its rules, as a table that the tests check and the documentation shows. */
export interface FormCase {
  name: string;
  /** Maps each field to its label, in the order of the form. */
  labels: Readonly<Record<string, string>>;
  /** Valid values for all fields. */
  filled: Readonly<Record<string, unknown>>;
  complaints: readonly Complaint[];
  /** Unusual values that are accepted. */
  accepted?: readonly { field: string; value: unknown; why: string }[];
  /** Returns the fields' errors for these values. */
  errorsOf: (values: unknown, isStrict?: boolean) => FieldErrors;
}

/** The current day when the tables are checked. */
export const CASE_DAY = '2026-11-21';

/** Builds a form case that is checked by a schema. */
export const formCase = (schema: Checkable<unknown>, table: Omit<FormCase, 'errorsOf'>): FormCase => ({
  ...table,
  errorsOf: (values, isStrict) => fieldErrors(schema, values, { today: CASE_DAY, isStrict }),
});
