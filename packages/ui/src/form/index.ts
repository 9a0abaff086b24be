export { type AnswerState, type Answers, answersOf } from './answersOf';
export { CashField, type CashFieldProps, ChangeNotice } from './CashField/CashField';
export { CheckedDialog, type CheckedDialogProps } from './CheckedDialog/CheckedDialog';
export { CheckedForm, type CheckedFormProps, type SubmitErrors } from './CheckedForm';
export type { Draft } from './draft';
export {
  CheckedFieldsDialog,
  type CheckedFieldsDialogProps,
} from './CheckedFieldsDialog/CheckedFieldsDialog';
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
export { FormDialog, type FormDialogProps } from './FormDialog/FormDialog';
export { KeptDraft, type KeptDraftProps } from './KeptDraft/KeptDraft';
export { KeptNotice, type KeptNoticeProps } from './KeptNotice/KeptNotice';
export { labelWithAmount } from './labelWithAmount';
export { LostAnswer, type LostAnswerProps } from './LostAnswer/LostAnswer';
export { mergeLines } from './mergeLines';
export { ReasonDialog, type ReasonDialogProps } from './ReasonDialog/ReasonDialog';
export { type FieldOptions, RecordFields, type RecordFieldsProps } from './RecordFields/RecordFields';
export { RecordFormCard, type RecordFormCardProps } from './RecordFormCard/RecordFormCard';
export {
  type SaleResult,
  type SaleTask,
  SaleWizard,
  type SaleWizardProps,
  type WizardStart,
  type WizardState,
  firstInvalidStep,
} from './SaleWizard/SaleWizard';
export { NewPasscodeInputs } from './SecretInput/NewPasscodeInputs';
export { SecretInput, type SecretInputProps } from './SecretInput/SecretInput';
export { SubmitForm, type SubmitFormProps } from './SubmitForm/SubmitForm';
export { useBoundField } from './useBoundField';
export { type Conflicts, useConflicts } from './useConflicts';
