import {
  type MergeLine,
  formatDateTime,
  formatNaira,
  normalizePlate,
  parseInstant,
  typedNaira,
} from '@motorpark/domain';
import type { FieldInputKind, RecordField } from './fieldKinds';
import type { Draft } from './draft';

/** Returns the lines by which two concurrent changes of a form are compared. Passcodes are left out. */
export const mergeLines = (fields: readonly RecordField[]): MergeLine<Draft>[] =>
  fields
    .filter(({ kind }) => kind !== 'passcode')
    .map(({ name, label, kind = 'text', answers = [] }) => ({
      name,
      label,
      fields: [name],
      text: (draft) => labelIn(answers, read(kind, draft[name]?.trim() ?? '')),
    }));

const labelIn = (answers: NonNullable<RecordField['answers']>, text: string): string =>
  answers.flatMap((answer) => (typeof answer === 'object' && answer.value === text ? answer.label : []))[0] ??
  text;

/** Returns typed text in its display form, so that 65,000 and 65000 are equal. */
function read(kind: FieldInputKind, typed: string): string {
  if (kind === 'phone') return typed.replace(/[\s-]/g, '');
  if (kind === 'plate') return normalizePlate(typed);
  if (kind === 'moment') return parseInstant(typed) === undefined ? typed : formatDateTime(typed);
  if (kind !== 'amount') return typed;
  const amount = typedNaira(typed);
  return amount === undefined ? typed : formatNaira(amount);
}
