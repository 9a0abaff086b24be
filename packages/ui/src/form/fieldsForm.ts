import type { Checkable, DraftOf, Fields } from '@motorpark/domain';
import { type FieldInputs, type RecordField, formFields } from './fieldKinds';

/** A form as data: the table of its fields, their inputs, their rules, and their wire names. */
export interface FieldsForm<F extends Fields> {
  table: F;
  fields: readonly RecordField[];
  schema: Checkable<DraftOf<F>>;
  names: Readonly<Record<keyof F & string, string>>;
}

/** Returns the form with all fields of a table. */
export const fieldsForm = <F extends Fields>(
  table: F,
  schema: Checkable<DraftOf<F>>,
  { names }: Pick<FieldsForm<F>, 'names'>,
  inputs: FieldInputs<F>,
): FieldsForm<F> => ({ table, fields: formFields(table, inputs), schema, names });
