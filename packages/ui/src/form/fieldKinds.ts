import { type Day, type Field, type Fields, fieldNames, inputLabel } from '@motorpark/domain';
import type { Choice } from '../controls';

/** The input of one field, as data; its label and whether it is optional come from the noun's table. */
export interface FieldInput {
  /** The kind of input; default a single line of text. */
  kind?: FieldInputKind;
  isOptional?: boolean;
  hint?: string;
  /** The hint while a record is edited; default `hint`. */
  editHint?: string;
  /** Whether it may be left empty while a record is edited. */
  isOptionalInEdit?: boolean;
  placeholder?: string;
  /** The unit after a number: `hours`. */
  unit?: string;
  /** The options of `choice` and `radio`. Those of `search` and `suggest` come from the screen. */
  answers?: readonly (string | Choice)[];
  /** The latest day of a `day` field. */
  latest?: Day;
  /** Whether it has a row of its own. */
  isWide?: boolean;
  /** The heading of the section that begins with this field. */
  heading?: string;
}

/** The inputs of a noun's fields; leaving one out does not compile. */
export type FieldInputs<F extends Fields> = Readonly<Record<keyof F, FieldInput>>;

export interface RecordField<Name extends string = string> extends FieldInput {
  name: Name;
  label: string;
}

/** Returns the fields of a form, or of one of its steps, in the order of their table. */
export const formFields = <F extends Fields>(
  fields: F,
  inputs: FieldInputs<F>,
): RecordField<keyof F & string>[] =>
  fieldNames(fields).map((name) => {
    const field: Field | undefined = fields[name];
    const label = field ? inputLabel(field) : name;
    return Object.assign({ name, label, isOptional: field?.isOptional === true }, inputs[name]);
  });

/**
 * `search` is one of many records, found by typing; `suggest` any text, with suggestions; `choice` one of a few options, `radio` the same with all options
 * visible. `amount` is naira, `weight` kilograms, `note` free text of several lines, `lines` one entry a line, `moment` a day and a time. `plate` is a vehicle's number, stored in capitals.
 * `email` is validated, `anyEmail` is not (docs/waybill.md).
 */
export type FieldInputKind =
  | 'text'
  | 'note'
  | 'lines'
  | 'amount'
  | 'weight'
  | 'suggest'
  | 'phone'
  | 'email'
  | 'anyEmail'
  | 'digits'
  | 'plate'
  | 'passcode'
  | 'search'
  | 'choice'
  | 'radio'
  | 'day'
  | 'moment';
