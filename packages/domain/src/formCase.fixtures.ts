import { type Checkable, type FieldErrors, fieldErrors } from './validation';

/** What one field says to one answer, the rest of the form being filled in well. */
export interface Complaint {
  field: string;
  /** An empty text stands for every way of leaving the field out. */
  value: unknown;
  message: string;
  /** What other fields say because of it. */
  also?: FieldErrors;
}

/** One form with its rules, as a table that the tests prove and the documentation shows. */
export interface FormCase {
  name: string;
  /** Field to its label, in the order of the form. */
  labels: Readonly<Record<string, string>>;
  /** Answers that break no rule. */
  filled: Readonly<Record<string, unknown>>;
  complaints: readonly Complaint[];
  /** Odd answers that are let through all the same. */
  accepted?: readonly { field: string; value: unknown; why: string }[];
  /** What the fields say to some answers. */
  errorsOf: (values: unknown) => FieldErrors;
}

/** The day on which the tables are read. */
export const CASE_DAY = '2026-11-21';

/** A form case whose answers go through a schema. */
export const formCase = (schema: Checkable<unknown>, table: Omit<FormCase, 'errorsOf'>): FormCase => ({
  ...table,
  errorsOf: (values) => fieldErrors(schema, values, { today: CASE_DAY }),
});
