export { type AnswerState, type Answers, answersOf } from './answersOf';
export type { Draft } from './draft';
export { EachField } from './EachField';
export { emptyDraft } from './emptyDraft';
export {
  type FieldInput,
  type FieldInputKind,
  type FieldInputs,
  type RecordField,
  formFields,
} from './fieldKinds';
export { type FieldsForm, fieldsForm } from './fieldsForm';
export { FormDialog } from './FormDialog';
export { labelWithAmount } from './labelWithAmount';
export { mergeLines } from './mergeLines';
export { type FieldOptions, RecordFields } from './RecordFields';
export { NewPasscodeInputs, SecretInput } from './SecretInputs';
export { SubmitForm } from './SubmitForm';
export { useBoundField } from './useBoundField';
