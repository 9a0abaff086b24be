/** One field of a record's form, as data. */
export interface RecordField<Name extends string = string> {
  name: Name;
  label: string;
  /** What it is drawn with; a plain line of text unless told. */
  kind?: RecordFieldKind;
  isOptional?: boolean;
  hint?: string;
  /** The hint instead while a record is edited. */
  editHint?: string;
  /** Whether it may be left empty while a record is edited. */
  isOptionalInEdit?: boolean;
  placeholder?: string;
  /** For `choice`: the few answers. Those of `search` and `suggest` come with the screen. */
  answers?: readonly string[];
}

/**
 * `search` is one of many records, found by typing; `suggest` any text, with some to choose from; `choice` one of a few answers.
 * `amount` is naira, `lines` more than one line, `moment` a day and a time.
 */
export type RecordFieldKind =
  | 'text'
  | 'lines'
  | 'amount'
  | 'suggest'
  | 'phone'
  | 'email'
  | 'digits'
  | 'passcode'
  | 'search'
  | 'choice'
  | 'moment';
