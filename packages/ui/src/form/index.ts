export { type AnswerState, type Answers, answersOf } from './answersOf';
export { CashField } from './CashField';
export { ChangeNotice } from './ChangeNotice';
export { CheckedDialog, type CheckedDialogProps } from './CheckedDialog';
export { CheckedForm, type CheckedFormProps, type SubmitErrors } from './CheckedForm';
export type { Draft } from './draft';
export { CheckedFieldsDialog, type CheckedFieldsDialogProps } from './CheckedFieldsDialog';
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
export { FormDialog, type FormDialogProps } from './FormDialog';
export { KeptDraft } from './KeptDraft';
export { KeptNotice } from './KeptNotice';
export { labelWithAmount } from './labelWithAmount';
export { LostAnswer, type LostAnswerProps } from './LostAnswer';
export { mergeLines } from './mergeLines';
export { ReasonDialog, type ReasonDialogProps } from './ReasonDialog';
export { type FieldOptions, RecordFields } from './RecordFields';
export { RecordFormCard, type RecordFormCardProps } from './RecordFormCard';
export {
  type SaleResult,
  type SaleTask,
  SaleWizard,
  type WizardStart,
  type WizardState,
  firstInvalidStep,
} from './SaleWizard';
export { NewPasscodeInputs, SecretInput } from './SecretInputs';
export { SubmitForm } from './SubmitForm';
export { useBoundField } from './useBoundField';
export { type Conflicts, useConflicts } from './useConflicts';
