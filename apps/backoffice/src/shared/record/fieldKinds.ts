import { type Day, type Field, type Fields, fieldNames, inputLabel } from '@motorpark/domain';
import type { Choice } from '@motorpark/ui';

/** The input of one field, as data; its label and whether it may stay empty stand in the noun's table. */
export interface FieldInput {
  /** The input that it is drawn with; by default a line of text. */
  kind?: FieldInputKind;
  isOptional?: boolean;
  hint?: string;
  /** The hint instead while a record is edited. */
  editHint?: string;
  /** Whether it may be left empty while a record is edited. */
  isOptionalInEdit?: boolean;
  placeholder?: string;
  /** For `choice` and `radio`: the few answers. Those of `search` and `suggest` come with the screen. */
  answers?: readonly (string | Choice)[];
  /** For `day`: none after it. */
  latest?: Day;
  /** It has a row of its own. */
  isWide?: boolean;
  /** A part of a long form begins with it: what its heading says. */
  heading?: string;
}

/** The inputs of a noun's fields: a field without one does not compile. */
export type FieldInputs<F extends Fields> = Readonly<Record<keyof F, FieldInput>>;

/** One field of a form. */
export interface RecordField<Name extends string = string> extends FieldInput {
  name: Name;
  label: string;
}

/** The fields of a form, or of one step of it, in the order of their table. */
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
 * `search` is one of many records, found by typing; `suggest` any text, with some to choose from; `choice` one of a few answers, `radio`
 * the same with all of them in sight. `amount` is naira, `weight` kilograms, `lines` more than one line, `moment` a day and a time.
 * `plate` is a vehicle's number, which is kept in capitals. `email` is checked as one, `anyEmail` is not (docs/waybill.md).
 */
export type FieldInputKind =
  | 'text'
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
