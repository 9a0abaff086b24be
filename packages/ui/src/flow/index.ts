export { FormCard, type FormCardProps } from './FormCard/FormCard';
export { Notice, type NoticeProps, type NoticeTone } from './Notice/Notice';
export { PasswordStrength, type PasswordStrengthProps } from './PasswordStrength/PasswordStrength';
export { PlainForm, type PlainFormProps } from './PlainForm/PlainForm';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar';
export { ResendLink, type ResendLinkProps } from './ResendLink/ResendLink';
export { StepIndicator, type StepIndicatorProps } from './StepIndicator/StepIndicator';
export { Wizard, type StepMove, type WizardProps, type WizardStep } from './Wizard/Wizard';
